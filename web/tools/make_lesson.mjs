// SPDX-License-Identifier: Apache-2.0
// Plays a guided game through the engine protocol and writes down what the learner sees:
//   node tools/make_lesson.mjs path/to/fairground king_thief_minister [file]
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const [program, game, file = new URL(`../src/games/${process.argv[3]}/first_game.json`, import.meta.url)] =
  process.argv.slice(2);
const { default: story } = await import(`./lessons/${game}.mjs`);

// One run of the engine for all lines: what to ask does not depend on the answers.
const lines = [{ do: 'new', ...story.setup }];
const add = (line) => lines.push({ match: 1, ...line }) - 1;
const look = () => ({
  view: add({ do: 'view', seat: 0, for: 'person' }),
  events: add({ do: 'events', from: 0, seat: 0 }),
  asked: add({ do: 'asked' }),
  offers: add({ do: 'offers', seat: 0 }),
});
const shots = [];
for (const step of story.steps) {
  if (step.say) shots.push({ step, at: look() });
  add({ do: 'choose', seat: step.seat, choice: step.choice, chance: step.chance ?? [] });
}
shots.push({ step: { say: story.end }, at: look() });

const input = lines.map((line) => JSON.stringify(line)).join('\n') + '\n';
const answers = execFileSync(program, ['engine'], { input, encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
answers.forEach((answer, i) => {
  if (!answer.ok && lines[i].do !== 'offers')
    throw new Error(`${JSON.stringify(lines[i])}: ${JSON.stringify(answer.error)}`);
});

const same = (a, b) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
let told = 0;
const scenes = shots.map(({ step, at }, i) => {
  const all = answers[at.events].events;
  const fresh = all.slice(told);
  told = all.length;
  const mine = answers[at.asked].questions.find((question) => question.seat === 0);
  const offer = step.seat === 0 ? answers[at.offers].offers.find((one) => same(one.choice, step.choice)) : undefined;
  if (step.seat === 0 && !offer) throw new Error(`not offered: ${JSON.stringify(step.choice)}`);
  return {
    say: step.say,
    view: answers[at.view].view,
    events: fresh.map((one) => [one.number, one.event]),
    sentences: fresh.filter((one) => one.text !== '').map((one) => [one.number, one.text]),
    asked: answers[at.asked].asked,
    // Only the one answer the lesson is about is offered.
    question: offer
      ? {
          number: i,
          kind: mine.question,
          prompt: mine.prompt,
          rule: mine.rule,
          offers: [offer],
          timeout: 0,
          answered: false,
        }
      : null,
  };
});
const table = { game, names: story.setup.names, options: story.setup.options ?? {}, scenes };
writeFileSync(file, JSON.stringify(table) + '\n');
console.log(`${scenes.length} scenes, over: ${answers.at(-2).over}`);

// SPDX-License-Identifier: Apache-2.0
// Plays a guided game through the engine protocol and writes down what the learner sees:
//   node tools/make_lesson.mjs path/to/fairground king_thief_minister [file]
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const [program, game, file = new URL(`../src/games/${process.argv[3]}/first_game.json`, import.meta.url)] =
  process.argv.slice(2);
const { default: story } = await import(`./lessons/${game}.mjs`);

// One run of the engine for all lines: what to ask does not depend on the answers.
const lines = [];
const ask = (line) => lines.push(line) - 1;
const add = (line) => ask({ match: 1, ...line });
const listed = ask({ do: 'games' });
ask({ do: 'new', ...story.setup });
const content = add({ do: 'content' });
const followed = () => add({ do: 'follow', seat: 0, for: 'person' });
// What the learner is shown before a step that has words: the way there from the scene before, and the question.
const shots = [];
const shoot = (step) =>
  shots.push({
    step,
    seen: followed(),
    told: add({ do: 'events', from: 0, seat: 0 }),
    asked: add({ do: 'asked' }),
    offers: add({ do: 'offers', seat: 0 }),
  });
for (const step of story.steps) {
  if (step.say) shoot(step);
  // An answer in steps is given at once.
  const given = Array.isArray(step.choice) ? { choices: step.choice } : { choice: step.choice };
  add({ do: 'choose', seat: step.seat, ...given, chance: step.chance ?? [] });
}
shoot({ say: story.end });

const input = lines.map((line) => JSON.stringify(line)).join('\n') + '\n';
const answers = execFileSync(program, ['engine'], { input, encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
answers.forEach((answer, i) => {
  if (!answer.ok && lines[i].do !== 'offers')
    throw new Error(`${JSON.stringify(lines[i])}: ${JSON.stringify(answer.error)}`);
});
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const sameFields = (a, b) => same(Object.entries(a).sort(), Object.entries(b).sort());

const scenes = shots.map(({ step, seen, told, asked, offers }, i) => {
  const past = i === 0 ? 0 : answers[shots[i - 1].told].total;
  const fresh = answers[told].events.slice(past);
  const { changes, rest } = answers[seen];
  const mine = answers[asked].questions.find((question) => question.seat === 0);
  const first = [step.choice].flat()[0];
  const offer = step.seat === 0 ? answers[offers].offers.find((one) => sameFields(one.choice, first)) : undefined;
  if (step.seat === 0 && !offer) throw new Error(`not offered: ${JSON.stringify(step.choice)}`);
  return {
    say: step.say,
    events: fresh.map((one) => [one.number, one.event]),
    sentences: fresh.filter((one) => one.text !== '').map((one) => [one.number, one.text]),
    changes,
    rest,
    asked: answers[asked].asked,
    // Only the one answer the lesson is about is offered.
    question: offer
      ? {
          number: i,
          kind: mine.question,
          prompt: mine.prompt,
          rule: mine.rule,
          offers: [offer],
          ...(answers[offers].barred.length > 0 ? { barred: answers[offers].barred } : {}),
          answered: false,
        }
      : null,
    ...(offer && Array.isArray(step.choice) ? { steps: step.choice } : {}),
  };
});
const { options } = answers[listed].games.find((one) => one.game === game);
const table = {
  game,
  names: story.setup.names,
  options: { ...Object.fromEntries(options.map(({ key, default: usual }) => [key, usual])), ...story.setup.options },
  content: answers[content].content,
  view: answers[shots[0].seen].view,
  scenes,
};
writeFileSync(file, JSON.stringify(table) + '\n');
console.log(`${scenes.length} scenes, over: ${answers.at(-2).over}`);

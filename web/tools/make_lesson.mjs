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
const standard = ask({ do: 'content', game });
ask({ do: 'new', ...story.setup });
// After each step: what the learner sees, and how many events there have been.
const moments = [];
const look = () =>
  moments.push({ view: add({ do: 'view', seat: 0, for: 'person' }), events: add({ do: 'events', from: 0, seat: 0 }) });
const shots = [];
const shoot = (step) =>
  shots.push({
    step,
    moment: moments.length - 1,
    asked: add({ do: 'asked' }),
    offers: add({ do: 'offers', seat: 0 }),
  });
look();
for (const step of story.steps) {
  if (step.say) shoot(step);
  add({ do: 'choose', seat: step.seat, choice: step.choice, chance: step.chance ?? [] });
  look();
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
const viewAt = (moment) => answers[moments[moment].view].view;
const eventsAt = (moment) => answers[moments[moment].events].events;

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const sameFields = (a, b) => same(Object.entries(a).sort(), Object.entries(b).sort());
/** What changed between two values, as src/lib/changes.ts reads it. */
function changeOf(before, after) {
  const isAlike = isObject(before)
    ? isObject(after) && same(Object.keys(before), Object.keys(after))
    : Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (isAlike)
    return Object.fromEntries(
      Object.entries(after).flatMap(([key, value]) =>
        same(before[key], value) ? [] : [[key, changeOf(before[key], value)]],
      ),
    );
  const isMistakable = isObject(after) || (Array.isArray(after) && after.length === 1 && !Array.isArray(before));
  return isMistakable ? [after] : after;
}
/**
 * How the view changed from one moment to another. The engine tells it after a step and not at each event of it, so it
 * changes with the first of them.
 */
function changesBetween(from, to) {
  const changes = [];
  let [shown, rest] = [viewAt(from), undefined];
  for (let moment = from + 1; moment <= to; ++moment) {
    const told = eventsAt(moment - 1).length;
    if (eventsAt(moment).length === told) continue;
    if (!same(shown, viewAt(moment))) changes.push([told, changeOf(shown, viewAt(moment))]);
    shown = viewAt(moment);
  }
  if (!same(shown, viewAt(to))) rest = changeOf(shown, viewAt(to));
  return { changes, rest };
}

const scenes = shots.map(({ step, moment, asked, offers }, i) => {
  const before = shots[i - 1]?.moment;
  const fresh = eventsAt(moment).slice(before === undefined ? 0 : eventsAt(before).length);
  const mine = answers[asked].questions.find((question) => question.seat === 0);
  const offer = step.seat === 0 ? answers[offers].offers.find((one) => sameFields(one.choice, step.choice)) : undefined;
  if (step.seat === 0 && !offer) throw new Error(`not offered: ${JSON.stringify(step.choice)}`);
  return {
    say: step.say,
    events: fresh.map((one) => [one.number, one.event]),
    sentences: fresh.filter((one) => one.text !== '').map((one) => [one.number, one.text]),
    ...(before === undefined ? {} : changesBetween(before, moment)),
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
  };
});
const { options } = answers[listed].games.find((one) => one.game === game);
const table = {
  game,
  names: story.setup.names,
  options: { ...Object.fromEntries(options.map(({ key, default: usual }) => [key, usual])), ...story.setup.options },
  content: { ...answers[standard].content, ...story.setup.content },
  view: viewAt(shots[0].moment),
  scenes,
};
writeFileSync(file, JSON.stringify(table) + '\n');
console.log(`${scenes.length} scenes, over: ${answers.at(-2).over}`);

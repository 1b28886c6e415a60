// SPDX-License-Identifier: Apache-2.0
// The guided first game: seat 0 is the learner. Steps without words happen unseen. `chance` is what dice and deck give.
const [you, mabel, osric] = [0, 1, 2];
const pass = (...seats) => seats.map((seat) => ({ seat, choice: { act: 'pass' } }));
const keep = (...seats) => seats.map((seat) => ({ seat, choice: { act: 'discard' } }));
const show = (seat, card, chance) => ({ seat, choice: { act: 'show', card }, chance });
const place = (seat, step) => ({ seat, choice: { act: 'place', step } });

export default {
  setup: {
    game: 'huzzah',
    players: 3,
    names: ['You', 'Mabel', 'Osric'],
    seed: 1,
    options: { target_score: 20 },
    chance: [6, 5, 4, 5, 3, 2, 2, 1, 3],
  },
  steps: [
    {
      seat: you,
      choice: { act: 'choose', stage: "Tinker's Row" },
      say: 'Welcome to the faire! You, Mabel and Osric are strolling players. Nine stages stand along a path of 51 steps, walked clockwise. Your dice were highest, so you choose first: pick Tinker’s Row, then confirm.',
    },
    { seat: mabel, choice: { act: 'choose', stage: 'Cathedral Stage' } },
    {
      seat: osric,
      choice: { act: 'choose', stage: 'Mud Pit' },
      chance: [
        6,
        1,
        1,
        2,
        '5-Crowd',
        'Huzzah!',
        'Bump',
        '2-Crowd',
        '3-Crowd',
        '5-Crowd',
        '5-Crowd',
        '3-Crowd',
        'Finale',
        '2-Crowd',
        '3-Crowd',
        '3-Crowd',
        '2-Crowd',
        '5-Crowd',
        'Finale',
      ],
    },
    {
      ...show(you, '5-Crowd'),
      say: 'The five blue steps before your booth are your area: there your crowd will stand, five to a step. Near the Main Gate walks Richard, ruff and ledger; a show that he sees turns out differently. Now every performer lays a Show card face down. Pick the 5-Crowd.',
    },
    show(mabel, '5-Crowd'),
    show(osric, '3-Crowd', [1, 1, 2]),
    {
      seat: you,
      choice: { act: 'pass' },
      say: 'Only now does Richard roll his dice and walk. Whenever a piece has stopped, anybody with a Bump may shove it three steps further. He is far from everybody’s stage, so keep yours: pass.',
    },
    ...pass(mabel, osric),
    {
      ...place(you, 18),
      say: 'All cards turn over together. Richard did not see your show, so five people come. They all go to one step of your area: pick step 18.',
    },
    place(mabel, 29),
    place(osric, 24),
    {
      seat: you,
      choice: { act: 'discard', card: '2-Crowd', other: '3-Crowd' },
      say: 'At the end of a turn you may throw away up to two cards; then every hand is filled up to five. Pick the 2-Crowd and the 3-Crowd, and discard them.',
    },
    ...keep(mabel),
    { seat: osric, choice: { act: 'discard' }, chance: ['2-Crowd', 'Finale', 'Finale', '3-Crowd', '2-Crowd'] },
    {
      ...show(you, 'Huzzah!'),
      say: 'A Huzzah! works the other way round: unseen it drives three people away, but seen by Richard it is worth twelve points! He is ten steps from your area, just what three dice like to bring. Risk it: lay the Huzzah!',
    },
    show(mabel, '5-Crowd'),
    show(osric, '2-Crowd', [3, 3, 3]),
    {
      seat: you,
      choice: { act: 'bump' },
      say: 'Nine! He has stopped one step short of your area. This is what a Bump is for: shove him three steps on.',
    },
    ...pass(mabel, osric),
    ...pass(you, mabel, osric),
    {
      ...place(mabel, 31),
      say: 'Twelve points! But Richard is no friend of crowds: everybody on the very step where he rests runs away. He stood beside your people, so they stayed.',
    },
    place(osric, 25),
    ...keep(you, mabel),
    { seat: osric, choice: { act: 'discard' }, chance: ['2-Crowd', 'Finale', '5-Crowd', '2-Crowd'] },
    {
      ...show(you, 'Finale'),
      say: 'Time to pass the hat. A Finale is worth a point for each of your crowd, unless Richard sees it. He stands in your area, but three dice bring him three steps at least, and that is out of it. Lay a Finale.',
    },
    show(mabel, '3-Crowd'),
    show(osric, '3-Crowd', [1, 2, 2]),
    {
      seat: mabel,
      choice: { act: 'pass' },
      say: 'Five steps: out of your area, and right among the people at Osric’s Mud Pit. Osric would give much for a Bump now. The cards are turned …',
    },
    ...pass(you, osric),
    {
      ...place(mabel, 30),
      say: 'Five people, five points; they go home, and you leave the stage for the path behind it. Poor Osric! Those on Richard’s step ran off, and a 3-Crowd that is seen brings nobody and costs three points. Osric had none to lose.',
    },
    ...keep(you, mabel),
    { seat: osric, choice: { act: 'discard' }, chance: ['Bump', '2-Crowd', '2-Crowd', 3, 3, 4] },
    {
      seat: you,
      choice: { act: 'walk', steps: 7 },
      say: 'On the path you roll three dice and walk as far as you like, up to their sum. Beside a free stage you could take it. But look at Mabel’s thirteen people! Seven steps on, the first step of that crowd is full, so you would slide to the next. Pick the 7.',
    },
    ...pass(you, mabel, osric),
    {
      seat: you,
      choice: { act: 'heckle', card: 'Finale' },
      say: 'Standing in Mabel’s audience you may heckle: lay a card too. If it has the same name as Mabel’s, both are cancelled and you change places. Thirteen people, Richard elsewhere: surely Mabel plays a Finale. So lay yours!',
    },
    show(mabel, 'Finale'),
    show(osric, '2-Crowd', [1, 1, 2, 1, 2, 3, 3]),
    {
      seat: mabel,
      choice: { act: 'pass' },
      say: 'Richard walked into a Gate! It sends him to another one, named by a die, and he walks on from there: far from here. Now for the cards …',
    },
    ...pass(you, osric),
  ],
  end: 'A Finale, and yours cancelled it: three points for you, and Mabel’s stage, crowd and all. That makes twenty, where this short faire ends; a whole one goes to fifty. That is all there is to it: draw a crowd, cash it in unseen, cheer when Richard looks, and heckle the rest.',
};

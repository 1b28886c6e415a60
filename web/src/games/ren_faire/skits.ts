// SPDX-License-Identifier: Apache-2.0
// Canned acts for bots (REN-074): three for each stunt, so that there is something to see when a bot performs, and to judge in a duel.
import type { Performance } from '../../lib/generated/ren_faire';

export const skits: Readonly<Partial<Record<Performance, readonly [string, string, string]>>> = {
  'Ballad of the Turnip': [
    'O turnip round, O turnip sweet,\nthou hast no arms, thou hast no feet,\nyet every night in stew and pie\nthou lookest up and asks not why.',
    'I sing the leek, so tall, so green,\nthe straightest knight I have ever seen.\nIt guards the soup by night and day\nand never asks for extra pay.',
    'The parsnip is a carrot’s ghost,\nit haunts the oven and the roast.\nI met it pale, I met it late,\nand now it haunts my dinner plate.',
  ],
  'Visiting Dignitary': [
    'Grrreetings frrrom Lower Rrrumbolia! We brrring you grrravel. It is verrry good grravel.',
    'Ze people of Upper Pillow send zeir softest regards. Please, do not stand up. Nobody does.',
    'Hoi-hoi from ze Isle of Hoi! Vere you say goodbye, ve say hoi. Vere you say hoi, ve say hoi-hoi.',
  ],
  'Living Statue': [
    '(One foot on an invisible dragon, chin towards the future. A pigeon lands. Nothing moves.)',
    '(Arm raised to hail a carriage that set off two hundred years ago.)',
    '(A general pointing boldly at the wrong hill. Not an eyelash stirs.)',
  ],
  'Rhyme for a Farthing': [
    'I bought a horse without a head;\n“It eats much less,” the dealer said.',
    'My lute has strings, my lute has pegs,\nand where it should not, it has legs.',
    'The knight sat down in all his mail\nand stood up on the blacksmith’s nail.',
  ],
  'Baroque Insult': [
    'You damp, lopsided, over-buttoned candlestick! Moths fly past you to sit in the dark.',
    'You wobbling, lukewarm, twice-returned pudding! Even your shadow walks behind somebody else.',
    'You squeaking, unvarnished, left-handed drawbridge! Armies turn back out of pity.',
  ],
  "Hawker's Cry": [
    'Behold the very spoon with which Saint Ladle stirred the sea! Only slightly bent by the waves!',
    'A cork! From the bottle that held the last yawn of a sleeping princess! Do not sniff it!',
    'This button closed the coat of a martyr who was always cold! Warm to the touch, good people!',
  ],
  'Bows All Round': [
    '(Three twirls of the hat, a knee to the ground, and a long search for the way up again.)',
    '(A curtsey so deep that only a feather is left in sight. The feather bows too.)',
    '(Left leg back, right arm out, left arm further out, a spin, and a nod to the wrong throne.)',
  ],
  "Monks' Round": [
    '“Drizzle in the moooorning …”\n“… and drizzle after nooooon.”',
    '“The wind is in the eeeeast …”\n“… and in my sleeeeves.”',
    '“Cloudy, brothers, clooooudy …”\n“… with a chance of souuuup.”',
  ],
  'Gargoyle Face': [
    '(Both eyes look at the nose. The nose looks away. Rain stops, out of courtesy.)',
    '(Cheeks out, tongue sideways, one ear somehow higher than before.)',
    '(A grin that starts on the left and never arrives on the right.)',
  ],
  'Swoon on Demand': [
    '“They looked this way. No: they looked past me. It is enough …” (Thud.)',
    '“Was that a glove they dropped? It smells of horse. Oh, happiness …” (Thud. A second, smaller thud.)',
    '“Tell them I died as I lived: near a chair, and missing it …” (Thud.)',
  ],
  'Quick-Change Act': [
    'Stockings and garters and breeches and doublet and ruff and hat and now I cannot sit!',
    'Shift then bodice then skirt then apron then clogs then cap and out of the door!',
    'One boot one boot one cloak one glove one glove one beard and nobody knows me!',
  ],
  "Seer's Patter": [
    'Before the candle ends, what is round will be lost, and what is flat will be blamed for it.',
    'I see a door that is not a door. I see you pushing it. It says pull.',
    'Something with four legs awaits you and cannot walk. You will be glad of it by ten.',
  ],
  'Royal Proclamation': [
    'We, by Our own grace, outlaw the sock. Our toes have spoken, and they were not alone.',
    'Henceforth no subject shall wear a hat taller than Our mood. Our mood is short today.',
    'Mittens are treason. Whoever cannot point at Us properly shall not wave at Us either.',
  ],
  'Court Painter': [
    '   _/\\_\n  (o o)\n  /|#|\\\n   / \\\n(Noble, if seen from afar.)',
    '  .-~-.\n ( ^_^ )\n<|=====|>\n(The ruff took longest.)',
    '  WWW\n (-.-)\n /[_]\\\n(The crown fits. The head is an estimate.)',
  ],
  'Bard Against Bard': [
    'My shoes have walked from sea to sea;\nfor half the way they carried me.',
    'O left, O right, my leather pair,\nmy toes look out to take the air.',
    'Some praise the rose, some praise the queen:\nI praise my soles, though never clean.',
  ],
  'Dying in Style': [
    '“I die!” (Falls.) “Almost!” (Rises.) “Now!” (Falls.) “One more word …” (It is a list.)',
    '(Staggers left. Staggers right. Bows. Staggers to the buffet. Dies there, chewing.)',
    '“Farewell, sun. Farewell, moon. Farewell, the stars, one by one: farewell, that one …”',
  ],
  'Catwalk Quarrel': [
    'And here it comes: a vision in whatever was on the chair! See how it hangs! See how it dares!',
    'From the top, bold. From the side, brave. From behind, somebody has left the price on.',
    'Ladies, lords, look upon these layers! Each was chosen, and some of them on purpose!',
  ],
  'Practice Makes Passable': [
    '(Two apples go up. One comes down. The other is thought to be doing well.)',
    '(A broom balanced on one finger, and a chase after it across the whole green.)',
    '(A cup on the head. It stays. So does everybody’s breath. It was never empty.)',
  ],
  'Stay in Character': [
    '“Arrr. Pass the arrr. No, the other arrr.” (All day.)',
    '“Wooooo.” (Walks into a door.) “Wooooo?”',
    '“Bless you, child, and bless your elbow, and kindly take it off my sleeve.”',
  ],
  'Vow of Hush': [
    '(Lips sewn with invisible thread. Somebody steps on a foot. The thread holds.)',
    '(Points. Nods. Points again. Draws a goose in the air. Gives up with dignity.)',
    '(A sneeze comes, is met at the gate, and is sent home.)',
  ],
};

/** One of them: the same for all who watch, and another one the next time. */
export const skitOf = (card: Performance, seat: number, turn: number): string => {
  const acts = skits[card];
  return acts?.[(seat + turn) % acts.length] ?? '';
};

// SPDX-License-Identifier: Apache-2.0
// Written by `fairground types`; change the field lists, not this file.

export type Judging =
  | "by_seats"
  | "vote"
  | "dice";

export type Crowd =
  | "auto"
  | "never"
  | "always_three"
  | "level";

export type ShowVotes =
  | "totals"
  | "names";

export type SkillContests =
  | "play"
  | "dice";

export type StuntMedium =
  | "any"
  | "typed";

export type StuntTime =
  | "1"
  | "0.5"
  | "1.5"
  | "2"
  | "3";

export type Taunts =
  | "on"
  | "off";

export type FirstPlayer =
  | "random"
  | "vote"
  | "host";

export type CharacterPick =
  | "draft"
  | "random";

export type LateCoins =
  | "off"
  | "on";

export type SlotsNeeded =
  | "by_players"
  | "4"
  | "5"
  | "6";

export type ThreeCardTest =
  | "contributing"
  | "in_stack";

export type MatchBonus =
  | "per_icon_sum"
  | "best_set_only";

export type RaiseDraw =
  | "exact"
  | "fill";

export type NullPriceTest =
  | "any_null"
  | "only_null";

export type GiftWin =
  | "allow"
  | "bar";

export interface Options {
  judging: Judging | null;
  crowd: Crowd | null;
  show_votes: ShowVotes;
  skill_contests: SkillContests;
  stunt_medium: StuntMedium;
  stunt_time_scale: StuntTime | null;
  taunts: Taunts;
  first_player: FirstPlayer;
  character_pick: CharacterPick;
  late_coins: LateCoins;
  slots_needed: SlotsNeeded | null;
  three_card_test: ThreeCardTest;
  match_bonus: MatchBonus;
  raise_draw: RaiseDraw;
  null_price_test: NullPriceTest;
  gift_win: GiftWin;
  round_cap: number;
}

export type Space =
  | "Faerie"
  | "Jester"
  | "Knight"
  | "Lady"
  | "Lord"
  | "Pirate"
  | "Scot"
  | "Wench"
  | "Wizard"
  | "null";

export type Slot =
  | "Head"
  | "Left Hand"
  | "Right Hand"
  | "Chest"
  | "Legs"
  | "Feet";

export interface CostumeCard {
  spaces: Record<Slot, Space | null>;
}

export type Costume =
  | "Thistledown Pouch"
  | "Starlight Wand"
  | "Petal Skirt"
  | "Dewdrop Slippers"
  | "Fool's Sceptre"
  | "Motley Doublet"
  | "Two-Tone Hose"
  | "Curly Bell Shoes"
  | "Visored Helm"
  | "Heraldic Shield"
  | "Tourney Sword"
  | "Iron Sabatons"
  | "Veiled Hennin"
  | "Silk Fan"
  | "Brocade Bodice"
  | "Trailing Gown"
  | "Silver-Topped Cane"
  | "Ermine Mantle"
  | "Velvet Breeches"
  | "Buckled Shoes"
  | "Plumed Tricorne"
  | "Captain's Coat"
  | "Striped Slops"
  | "Cuffed Sea Boots"
  | "Feathered Bonnet"
  | "Round Targe"
  | "Basket-Hilt Broadsword"
  | "Tartan Sash"
  | "Mob Cap"
  | "Fistful of Tankards"
  | "Laced Kirtle"
  | "Wooden Clogs"
  | "Starry Pointed Hat"
  | "Crystal Orb"
  | "Gnarled Staff"
  | "Rune-Hemmed Robe"
  | "Suit of Plate"
  | "Hook and Cutlass"
  | "Kilt and Brogues"
  | "Borrowed Finery"
  | "Bells and Sneakers"
  | "Wings and Ball Cap"
  | "Baseball Cap"
  | "Mirror Shades"
  | "Shopping Bag"
  | "Foam Finger"
  | "Paper Coffee Cup"
  | "Phone on a Stick"
  | "Souvenir T-Shirt"
  | "Windbreaker"
  | "Cargo Shorts"
  | "Faded Jeans"
  | "Flip-Flops"
  | "White Trainers"
  | "Matching Tracksuit";

export type Who =
  | "you"
  | "chosen"
  | "both"
  | "everyone"
  | "others"
  | "penniless"
  | "shabbiest"
  | "succeeded"
  | "failed"
  | "tied"
  | "holder"
  | "placer";

export type When =
  | "always"
  | "success"
  | "failure"
  | "tie";

export type Lasting =
  | "toll"
  | "truce"
  | "bargain"
  | "colours";

export type Difficulty =
  | "easy"
  | "fair"
  | "hard";

export type Skill =
  | "tongue"
  | "pattern"
  | "banner";

export type Operation =
  | { op: "gain"; who: Who; n: number; you?: number; below?: number; when?: When }
  | { op: "gain_shown"; who: Who }
  | { op: "lose"; who: Who; n: number; shown?: number; when?: When }
  | { op: "pay"; who: Who; to: Who; n: number; when?: When }
  | { op: "draw"; who: Who; n: number }
  | { op: "toss"; who: Who; n: number }
  | { op: "pass_hands" }
  | { op: "bottom_up"; who: Who }
  | { op: "top_down"; who: Who }
  | { op: "shed"; who: Who }
  | { op: "pass_tops" }
  | { op: "lift"; who: Who }
  | { op: "launder"; who: Who }
  | { op: "decree"; who: Who }
  | { op: "reorder"; who: Who }
  | { op: "mud"; who: Who; n: number }
  | { op: "spoils"; who: Who; n: number }
  | { op: "restock" }
  | { op: "buy"; who: Who; n: number }
  | { op: "peek"; who: Who; n: number; price: number }
  | { op: "auction"; n: number }
  | { op: "choose_player" }
  | { op: "choose_other" }
  | { op: "name_icon" }
  | { op: "lay"; who: Who; to: Who; n?: number; last?: number; coins?: number; lasting?: Lasting }
  | { op: "leave"; when: When }
  | { op: "pass_on"; n: number }
  | { op: "take_coins"; who: Who }
  | { op: "stake"; n: number }
  | { op: "payout" }
  | { op: "perform"; who: Who; difficulty: Difficulty; seconds: number }
  | { op: "perform_together"; difficulty: Difficulty; seconds: number }
  | { op: "duel"; seconds: number }
  | { op: "hold"; who: Who; difficulty: Difficulty }
  | { op: "joust"; n: number; last: number }
  | { op: "odds"; n: number }
  | { op: "tallest"; n: number }
  | { op: "thimbles" }
  | { op: "nerve"; n: number }
  | { op: "share" }
  | { op: "ribbon" }
  | { op: "name_slots" }
  | { op: "race"; skill: Skill }
  | { op: "par"; skill: Skill };

export type Part =
  | "now"
  | "tick"
  | "last"
  | "trigger";

export interface PerformanceCard {
  parts: Record<Part, (Operation | { op: null })[]>;
}

export type Performance =
  | "Queen's Largesse"
  | "Tithe Day"
  | "North Wind"
  | "Turning Wheel"
  | "Carousel of Cloaks"
  | "Muddy Lane"
  | "Fresh Stock"
  | "Scrambled Scripts"
  | "Encore!"
  | "Alms for the Shabby"
  | "Tailor's Hour"
  | "Laundry Day"
  | "Toll Gate"
  | "Fashion Truce"
  | "Bargain Bell"
  | "Queen's Colours"
  | "Merchant Venture"
  | "The Cursed Ruff"
  | "Ballad of the Turnip"
  | "Visiting Dignitary"
  | "Living Statue"
  | "Rhyme for a Farthing"
  | "Baroque Insult"
  | "Hawker's Cry"
  | "Bows All Round"
  | "Monks' Round"
  | "Gargoyle Face"
  | "Swoon on Demand"
  | "Quick-Change Act"
  | "Seer's Patter"
  | "Royal Proclamation"
  | "Court Painter"
  | "Bard Against Bard"
  | "Dying in Style"
  | "Catwalk Quarrel"
  | "Practice Makes Passable"
  | "Stay in Character"
  | "Vow of Hush"
  | "Three Passes"
  | "Odds or Evens"
  | "Tallest Alone"
  | "Pea and Three Thimbles"
  | "Unblinking Owls"
  | "Share the Pie"
  | "Sealed Bids"
  | "Best-Dressed Ribbon"
  | "Name That Garb"
  | "Tangled Tongue"
  | "Juggler's Pattern"
  | "Snatch the Banner";

export type Question =
  | "first_vote"
  | "host_choice"
  | "character"
  | "action"
  | "discard"
  | "place"
  | "trim"
  | "toss"
  | "choose_other"
  | "choose_player"
  | "mud"
  | "lift"
  | "launder"
  | "icon"
  | "pass_on"
  | "perform"
  | "kept"
  | "vote"
  | "duel_vote"
  | "hawker"
  | "order"
  | "seer"
  | "decree"
  | "spoils"
  | "joust"
  | "call"
  | "fingers"
  | "few_fingers"
  | "thimble"
  | "nerve"
  | "pie"
  | "bid"
  | "ribbon"
  | "slots"
  | "stake"
  | "score"
  | "pattern"
  | "act";

export interface Content {
  costumes: Record<Costume, CostumeCard>;
  performances: Record<Performance, PerformanceCard>;
  coins: number;
  late_coins: Record<number, number[]>;
  hand: number;
  actions: number;
  price: number;
  null_price: number;
  costumes_to_win: number;
  slots: Record<number, number>;
  least_roll: Record<Difficulty, number>;
  clocks: Record<Question, number>;
}

export interface Derived {
  slots_needed: number;
  prices: Record<Costume, number>;
}

export type TableContent = Content & { derived: Derived };

export type Ending =
  | "outfitted"
  | "closed";

export type Character =
  | "Dot from Accounts"
  | "Cousin Marv"
  | "Professor Pim"
  | "Skater June";

export interface Outfit {
  slots: (Space | null)[];
  filled: number;
  contributing: number;
  maximum: number;
}

export type Icon =
  | "Faerie"
  | "Jester"
  | "Knight"
  | "Lady"
  | "Lord"
  | "Pirate"
  | "Scot"
  | "Wench"
  | "Wizard";

export interface Extended {
  card: Performance | null;
  you: number | null;
  holder: number | null;
  counters: number;
  coins: number;
  icon: Icon | null;
  stakes: number[];
  was_live: boolean;
}

export type Pick =
  | "lance"
  | "shield"
  | "feint"
  | "left"
  | "middle"
  | "right"
  | "share"
  | "snatch"
  | "odd"
  | "even"
  | "pass"
  | "fail";

export interface Stage {
  card: Performance | null;
  part: Part | null;
  step: number;
  is_begun: boolean;
  you: number | null;
  chosen: number | null;
  todo: number[];
  succeeded: number[];
  failed: number[];
  tied: number[];
  declined: number[];
  shown: number[];
  count: number;
  icon: Icon | null;
  call: Pick | null;
}

export interface Knowers {
  seats: number[];
  everybody: boolean;
}

export interface Table {
  question: Question;
  first: number | null;
  active: number | null;
  actions_left: number;
  due: number;
  is_starting: boolean;
  turns: number;
  judging: Judging | null;
  live: number[];
  ending: Ending | null;
  winners: number[];
  characters: (Character | null)[];
  coins: number[];
  outfits: Outfit[];
  extended: Extended[];
  stage: Stage;
  settling: number[];
  rises: number[];
  placer: number | null;
  placed: Costume | null;
  buyer: number | null;
  glimpses: number[][];
  under_known: Knowers[];
  tray_known: Knowers[];
}

export type OneBack =
  | "back";

export interface Veiled {
  scripts: { deck: { cards: Performance[]; unknown: Partial<Record<OneBack, number>>; public?: Performance[] }; hand: { cards: Performance[]; unknown: Partial<Record<OneBack, number>>; public?: Performance[] }[]; play: (Performance | { back: OneBack; card?: Performance })[]; discard: (Performance | { back: OneBack; card?: Performance })[]; passing: { cards: Performance[]; unknown: Partial<Record<OneBack, number>>; public?: Performance[] }[]; };
  garb: { deck: { cards: Costume[]; unknown: Partial<Record<OneBack, number>>; public?: Costume[] }; under: (Costume | { back: OneBack; card?: Costume })[]; left: (Costume | { back: OneBack; card?: Costume })[]; middle: (Costume | { back: OneBack; card?: Costume })[]; right: (Costume | { back: OneBack; card?: Costume })[]; stall: (Costume | { back: OneBack; card?: Costume })[]; tray: (Costume | { back: OneBack; card?: Costume })[]; stack: (Costume | { back: OneBack; card?: Costume })[][]; discard: (Costume | { back: OneBack; card?: Costume })[]; };
}

export type Choice =
  | { act: "name"; seat: number }
  | { act: "take"; character: Character }
  | { act: "play"; card: Performance }
  | { act: "buy"; costume: Costume }
  | { act: "buy_blind" }
  | { act: "draw_up" }
  | { act: "pick"; card: Performance }
  | { act: "done" }
  | { act: "place"; seat: number }
  | { act: "lose" }
  | { act: "shed" }
  | { act: "select"; costume: Costume }
  | { act: "decline" }
  | { act: "name_icon"; icon: Icon }
  | { act: "pass_on"; seat: number }
  | { act: "perform" }
  | { act: "refuse" }
  | { act: "kept" }
  | { act: "slipped" }
  | { act: "huzzah" }
  | { act: "boo" }
  | { act: "take_top" }
  | { act: "take_coins" }
  | { act: "choose"; pick: Pick }
  | { act: "show"; n: number }
  | { act: "name_slot"; slot: Slot; other?: Slot }
  | { act: "dice" }
  | { act: "curtain" };

export interface Group {
  cards: (Performance | null)[];
}

export interface RoundView {
  number: number;
  asked?: number[];
  open_answers?: number;
  owes?: boolean;
  sealed?: Choice | { act: null };
  group?: Group;
  count?: number;
}

export interface View {
  table: Table;
  viewer: number | null;
  veiled: Veiled;
  round: RoundView;
}

export type Place =
  | "left"
  | "middle"
  | "right";

export type Reason =
  | "action"
  | "hand_maximum"
  | "toss"
  | "deal"
  | "raised"
  | "card"
  | "placed"
  | "lost"
  | "moved";

export type Deck =
  | "performances"
  | "costumes";

export type Op =
  | "gain"
  | "gain_shown"
  | "lose"
  | "pay"
  | "draw"
  | "toss"
  | "pass_hands"
  | "bottom_up"
  | "top_down"
  | "shed"
  | "pass_tops"
  | "lift"
  | "launder"
  | "decree"
  | "reorder"
  | "mud"
  | "spoils"
  | "restock"
  | "buy"
  | "peek"
  | "auction"
  | "choose_player"
  | "choose_other"
  | "name_icon"
  | "lay"
  | "leave"
  | "pass_on"
  | "take_coins"
  | "stake"
  | "payout"
  | "perform"
  | "perform_together"
  | "duel"
  | "hold"
  | "joust"
  | "odds"
  | "tallest"
  | "thimbles"
  | "nerve"
  | "share"
  | "ribbon"
  | "name_slots"
  | "race"
  | "par";

export type Verdict =
  | "success"
  | "failure"
  | "tie";

export type Event =
  | { kind: "named"; seat: number; to: number }
  | { kind: "favoured"; seat: number; count: number }
  | { kind: "began"; seat: number }
  | { kind: "took_character"; seat: number; character: Character }
  | { kind: "window_filled"; costume: Costume; place: Place }
  | { kind: "drew_cards"; seat: number; cards: (Performance | null)[] }
  | { kind: "drew"; seat: number; reason: Reason; count: number }
  | { kind: "judging_set"; judging: Judging }
  | { kind: "turn_began"; seat: number; count: number }
  | { kind: "played"; seat: number; card: Performance }
  | { kind: "bought"; seat: number; costume: Costume; place: Place; count: number; toll?: number }
  | { kind: "bought_blind"; seat: number; costume: Costume; count: number; toll?: number }
  | { kind: "placed"; seat: number; to: number; costume: Costume }
  | { kind: "drew_up"; seat: number }
  | { kind: "discarded"; seat: number; reason: Reason; cards: (Performance | null)[] }
  | { kind: "reshuffled"; deck: Deck; count: number }
  | { kind: "chose"; seat: number; to: number }
  | { kind: "gained"; seat: number; count: number }
  | { kind: "lost"; seat: number; count: number }
  | { kind: "paid"; seat: number; to: number; count: number }
  | { kind: "turned_stack"; seat: number; costume: Costume; op: Op }
  | { kind: "dressed"; seat: number; reason: Reason; count: number; from: number }
  | { kind: "lifted"; seat: number; costume: Costume }
  | { kind: "dropped"; seat: number; to: number; costume: Costume }
  | { kind: "tops_passed" }
  | { kind: "arranged"; seat: number; costume: Costume }
  | { kind: "took_top"; seat: number; to: number; costume: Costume }
  | { kind: "hands_passed" }
  | { kind: "handed"; seat: number; to: number; cards: (Performance | null)[] }
  | { kind: "window_cleared" }
  | { kind: "looked"; seat: number; count: number }
  | { kind: "saw"; seat: number; costumes: (Costume | null)[] }
  | { kind: "took_seen"; seat: number; costume: Costume; count: number }
  | { kind: "put_under"; seat: number; count: number }
  | { kind: "revealed"; costume: Costume }
  | { kind: "returned"; costume: Costume }
  | { kind: "icon_named"; seat: number; icon: Icon }
  | { kind: "laid"; seat: number; card: Performance; count: number }
  | { kind: "counted"; card: Performance; count: number }
  | { kind: "expired"; card: Performance }
  | { kind: "triggered"; seat: number; card: Performance }
  | { kind: "finished"; card: Performance }
  | { kind: "passed_on"; seat: number; to: number; card: Performance }
  | { kind: "staked"; seat: number; count: number }
  | { kind: "took_from_card"; seat: number; card: Performance; count: number }
  | { kind: "rolled"; seat: number; count: number; needed?: number }
  | { kind: "venture"; card: Performance; count: number }
  | { kind: "steps_up"; seat: number }
  | { kind: "declines"; seat: number }
  | { kind: "skit"; seat: number }
  | { kind: "act_began"; seat: number; count: number }
  | { kind: "kept"; seat: number }
  | { kind: "slipped"; seat: number }
  | { kind: "cheered"; seat: number }
  | { kind: "booed"; seat: number }
  | { kind: "voted"; seat: number; to: number }
  | { kind: "votes"; seat: number; ayes: number; noes: number; crowd_ayes: number; crowd_noes: number }
  | { kind: "duel_votes"; seat: number; to: number; ayes: number; noes: number; crowd_ayes: number; crowd_noes: number }
  | { kind: "judged"; seat: number; verdict: Verdict }
  | { kind: "picked"; seat: number; pick: Pick }
  | { kind: "showed"; seat: number; count: number }
  | { kind: "slots_named"; seat: number; slot: Slot; other?: Slot }
  | { kind: "pass_won"; seat: number }
  | { kind: "pass_drawn" }
  | { kind: "won_auction"; seat: number; costume: Costume; count: number }
  | { kind: "no_auction" }
  | { kind: "stand_in"; seat: number }
  | { kind: "live"; seat: number; from_start?: boolean }
  | { kind: "hand_shown"; seat: number; cards: (Performance | null)[] }
  | { kind: "ended"; seats: number[]; ending: Ending };

/** How long an event is on show; `together`: with the one before, if that is of its kind. */
export const showing: Record<Event["kind"], { ms: number; together?: true }> = {
  named: { ms: 700, together: true },
  favoured: { ms: 700, together: true },
  began: { ms: 1500 },
  took_character: { ms: 300 },
  window_filled: { ms: 300, together: true },
  drew_cards: { ms: 0 },
  drew: { ms: 300 },
  judging_set: { ms: 0 },
  turn_began: { ms: 0 },
  played: { ms: 4000 },
  bought: { ms: 800 },
  bought_blind: { ms: 800 },
  placed: { ms: 800 },
  drew_up: { ms: 0 },
  discarded: { ms: 300 },
  reshuffled: { ms: 500 },
  chose: { ms: 500 },
  gained: { ms: 400, together: true },
  lost: { ms: 400, together: true },
  paid: { ms: 400, together: true },
  turned_stack: { ms: 500 },
  dressed: { ms: 0 },
  lifted: { ms: 500 },
  dropped: { ms: 500 },
  tops_passed: { ms: 800 },
  arranged: { ms: 500 },
  took_top: { ms: 800 },
  hands_passed: { ms: 800 },
  handed: { ms: 0 },
  window_cleared: { ms: 500 },
  looked: { ms: 500 },
  saw: { ms: 0 },
  took_seen: { ms: 800 },
  put_under: { ms: 500 },
  revealed: { ms: 1500 },
  returned: { ms: 500 },
  icon_named: { ms: 500 },
  laid: { ms: 500 },
  counted: { ms: 300 },
  expired: { ms: 1500 },
  triggered: { ms: 1500 },
  finished: { ms: 300 },
  passed_on: { ms: 800 },
  staked: { ms: 700, together: true },
  took_from_card: { ms: 500 },
  rolled: { ms: 800 },
  venture: { ms: 1500 },
  steps_up: { ms: 800 },
  declines: { ms: 800 },
  skit: { ms: 4000 },
  act_began: { ms: 0 },
  kept: { ms: 800 },
  slipped: { ms: 800 },
  cheered: { ms: 700, together: true },
  booed: { ms: 700, together: true },
  voted: { ms: 700, together: true },
  votes: { ms: 1500 },
  duel_votes: { ms: 1500 },
  judged: { ms: 700, together: true },
  picked: { ms: 700, together: true },
  showed: { ms: 700, together: true },
  slots_named: { ms: 700, together: true },
  pass_won: { ms: 800 },
  pass_drawn: { ms: 800 },
  won_auction: { ms: 800 },
  no_auction: { ms: 800 },
  stand_in: { ms: 0 },
  live: { ms: 0 },
  hand_shown: { ms: 0 },
  ended: { ms: 0 },
};
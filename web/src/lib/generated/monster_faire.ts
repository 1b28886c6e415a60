// SPDX-License-Identifier: Apache-2.0
// Written by `fairground types`; change the field lists, not this file.

export type FirstPlayer =
  | "draw"
  | "cackle"
  | "random";

export type FaceValues =
  | "igor"
  | "zero";

export type JokerSuits =
  | "none"
  | "colour";

export type VisitWindows =
  | "phases"
  | "once";

export type TauntBlocks =
  | "always"
  | "chased_only";

export type DroppedCargo =
  | "host_keeps"
  | "discarded";

export type DefenderDecks =
  | "both"
  | "villagers";

export type Toggle =
  | "off"
  | "on";

export type LabMinimum =
  | "any_one"
  | "one_of_each";

export type EquipmentDependency =
  | "animated_once"
  | "continuous";

export type RepairRate =
  | "one"
  | "all";

export type MobCheck =
  | "on_arrival"
  | "every_turn";

export type MobCohesion =
  | "four_types"
  | "sticky";

export type VisitCardReuse =
  | "returns"
  | "discarded";

export type FaireTie =
  | "nothing"
  | "both_lose";

export type LastStanding =
  | "prove_it"
  | "walkover";

export type Scholar =
  | "nobody"
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6";

export type LateCards =
  | "none"
  | "by_turn_order";

export type Leavers =
  | "flee"
  | "bot";

export interface Options {
  first_player: FirstPlayer;
  face_values: FaceValues;
  joker_suits: JokerSuits;
  visit_windows: VisitWindows;
  taunt_blocks: TauntBlocks;
  dropped_cargo: DroppedCargo;
  defender_decks: DefenderDecks;
  crippling: Toggle;
  lab_minimum: LabMinimum;
  equipment_dependency: EquipmentDependency;
  repair_rate: RepairRate;
  town_retaliation: Toggle;
  face_villagers: Toggle;
  mob_check: MobCheck;
  mob_cohesion: MobCohesion;
  visit_card_reuse: VisitCardReuse;
  faire_tie: FaireTie;
  last_standing: LastStanding;
  faire_deadline: number;
  rule_morbius: Toggle;
  rule_renfrew: Toggle;
  rule_berk: Toggle;
  rule_many_hands: Toggle;
  rule_many_cooks: Toggle;
  rule_igors_revenge: Toggle;
  rule_prometheus: Toggle;
  rule_wine_cellar: Toggle;
  scholar: Scholar | null;
  late_cards: LateCards;
  leavers: Leavers;
}

export type Rank =
  | "Jack"
  | "Queen"
  | "King"
  | "Red Joker"
  | "Black Joker";

export type Question =
  | "cackle"
  | "vote"
  | "direction"
  | "draw"
  | "skip"
  | "extra_draw"
  | "visit_card"
  | "visit_use"
  | "counter"
  | "igor"
  | "recruit"
  | "dig"
  | "caught"
  | "drive_off"
  | "cargo"
  | "request"
  | "door"
  | "reply"
  | "accept"
  | "fight_deck"
  | "fight_queen"
  | "fight_king"
  | "spoils"
  | "laboratory"
  | "monster"
  | "prowl"
  | "town_card"
  | "town_deck"
  | "defender"
  | "victim"
  | "help"
  | "emergency"
  | "hiding_deck"
  | "injury_deck"
  | "defend"
  | "penalty"
  | "stand"
  | "last_deck"
  | "invite"
  | "invitation"
  | "forgo"
  | "critique"
  | "brawl"
  | "free_action"
  | "faire_pick"
  | "faire_answer"
  | "faire_payment"
  | "faire_card"
  | "faire_deck"
  | "favour"
  | "brain"
  | "brain_equipment"
  | "brain_deck"
  | "brain_igor"
  | "attach"
  | "defend_brain"
  | "renfrew_card"
  | "renfrew_meal"
  | "berk"
  | "further_igor"
  | "further_fighter"
  | "turn_igor"
  | "scholar"
  | "scholar_deal"
  | "scholar_hand"
  | "snoop"
  | "snoop_at"
  | "cellar"
  | "ply"
  | "guest_card"
  | "take_card";

export interface Content {
  worth: Record<Rank, number>;
  solo_turns: number;
  igors: number;
  clocks: Record<Question, number>;
}

export type TableContent = Content;

export type Step =
  | "ask"
  | "find_first"
  | "count_cackles"
  | "choose_direction"
  | "deal_hands"
  | "lay_cellars"
  | "open_town"
  | "next_turn"
  | "begin_turn"
  | "berk_card"
  | "announce"
  | "extra_draws"
  | "drawn"
  | "first_window"
  | "igor_phase"
  | "igor_begin"
  | "igor_phase_over"
  | "laboratory_phase"
  | "laboratory_action"
  | "laboratory_over"
  | "monster_step"
  | "monster_phase"
  | "monster_over"
  | "housekeeping"
  | "turn_over"
  | "checks"
  | "igor_action"
  | "in_town"
  | "at_graveyard"
  | "drive_off"
  | "dig_up"
  | "look_for_part"
  | "way_home"
  | "errand_over"
  | "igor_done"
  | "at_door"
  | "reply"
  | "visit_fight_over"
  | "visit_over"
  | "fight"
  | "visitor_draws"
  | "host_begins"
  | "host_draws"
  | "compare"
  | "prowl"
  | "town_fight"
  | "town_cards"
  | "town_draws"
  | "town_blows"
  | "retaliation"
  | "mob_check"
  | "sweep_over"
  | "attack"
  | "defenders"
  | "stage_over"
  | "attack_over"
  | "muster"
  | "igor_stands"
  | "emergency"
  | "monster_fights"
  | "monster_fought"
  | "brain_stands"
  | "destruction"
  | "last_stand"
  | "window"
  | "next_in_window"
  | "resolve"
  | "visit_card_over"
  | "dinner"
  | "dinner_wine"
  | "critique"
  | "brawl"
  | "brawl_over"
  | "free_action"
  | "dinner_over"
  | "faire"
  | "faire_round"
  | "faire_match"
  | "faire_cards"
  | "faire_pledged"
  | "faire_draws"
  | "faire_blows"
  | "leaver_turn"
  | "brain"
  | "renfrew_meal"
  | "scholar_deals"
  | "snoop"
  | "wine"
  | "further_igors"
  | "turn_igor";

export type Ending =
  | "faire"
  | "dead_heat"
  | "unopposed"
  | "intact_manor"
  | "last_one"
  | "swept"
  | "deserted"
  | "no_monsters"
  | "unproven";

export interface Marks {
  useless: number;
  injured: number;
}

export type Card =
  | "VD1"
  | "VD2"
  | "VD3"
  | "VD4"
  | "VD5"
  | "VD6"
  | "VD7"
  | "VD8"
  | "VD9"
  | "VD10"
  | "VH1"
  | "VH2"
  | "VH3"
  | "VH4"
  | "VH5"
  | "VH6"
  | "VH7"
  | "VH8"
  | "VH9"
  | "VH10"
  | "VC1"
  | "VC2"
  | "VC3"
  | "VC4"
  | "VC5"
  | "VC6"
  | "VC7"
  | "VC8"
  | "VC9"
  | "VC10"
  | "VS1"
  | "VS2"
  | "VS3"
  | "VS4"
  | "VS5"
  | "VS6"
  | "VS7"
  | "VS8"
  | "VS9"
  | "VS10"
  | "VDJ"
  | "VHJ"
  | "VCJ"
  | "VSJ"
  | "VDQ"
  | "VHQ"
  | "VCQ"
  | "VSQ"
  | "VDK"
  | "VHK"
  | "VCK"
  | "VSK"
  | "VRJ"
  | "VBJ"
  | "BD1"
  | "BD2"
  | "BD3"
  | "BD4"
  | "BD5"
  | "BD6"
  | "BD7"
  | "BD8"
  | "BD9"
  | "BD10"
  | "BH1"
  | "BH2"
  | "BH3"
  | "BH4"
  | "BH5"
  | "BH6"
  | "BH7"
  | "BH8"
  | "BH9"
  | "BH10"
  | "BC1"
  | "BC2"
  | "BC3"
  | "BC4"
  | "BC5"
  | "BC6"
  | "BC7"
  | "BC8"
  | "BC9"
  | "BC10"
  | "BS1"
  | "BS2"
  | "BS3"
  | "BS4"
  | "BS5"
  | "BS6"
  | "BS7"
  | "BS8"
  | "BS9"
  | "BS10"
  | "BDJ"
  | "BHJ"
  | "BCJ"
  | "BSJ"
  | "BDQ"
  | "BHQ"
  | "BCQ"
  | "BSQ"
  | "BDK"
  | "BHK"
  | "BCK"
  | "BSK"
  | "BRJ"
  | "BBJ"
  | "XDJ"
  | "XHJ"
  | "XCJ"
  | "XSJ"
  | "XDQ"
  | "XHQ"
  | "XCQ"
  | "XSQ"
  | "XDK"
  | "XHK"
  | "XCK"
  | "XSK"
  | "XRJ"
  | "XBJ";

export type Phase =
  | "igor"
  | "laboratory"
  | "monster";

export interface Turn {
  closed: Phase[];
  left_out: Phase[];
  extra: number;
  window: number;
  to_ask: number[];
  spent: number[];
  has_arrival: boolean;
  has_mob: boolean;
  has_risen: boolean;
  recruits: (Card | null)[];
  used_igors: number;
  igor_actions: number;
  has_fed: boolean;
  burgled: number[];
}

export type Errand =
  | "town"
  | "graveyard"
  | "visit"
  | "burglary";

export type Request =
  | "anything"
  | "VD"
  | "VH"
  | "VC"
  | "VS"
  | "BD"
  | "BH"
  | "BC"
  | "BS"
  | "Igor";

export type Pile =
  | "villager_deck"
  | "part_deck"
  | "hand"
  | "laboratory"
  | "monster"
  | "igor"
  | "villager_discard"
  | "part_discard"
  | "town"
  | "graveyard"
  | "force"
  | "aside"
  | "played"
  | "cargo"
  | "offered"
  | "dealing"
  | "counters"
  | "brain"
  | "cellar"
  | "box";

export interface Trip {
  errand: Errand | null;
  igor: number;
  host: number | null;
  request: Request | null;
  is_received: boolean;
  has_wine: boolean;
  snooped: Pile | null;
  place: number;
}

export type Brawl =
  | "igors"
  | "monster"
  | "dinner";

export type Outcome =
  | "tied"
  | "visitor_won"
  | "visitor_lost"
  | "cancelled";

export interface Fight {
  brawl: Brawl | null;
  visitor: number | null;
  host: number | null;
  visitor_total: number;
  host_total: number;
  best: number;
  draws: number;
  has_king: boolean;
  has_emptied: boolean;
  outcome: Outcome | null;
}

export interface TownFight {
  attacker: number | null;
  rival: number | null;
  drawn: (Card | null)[];
  to_draw: number[];
}

export type Use =
  | "lecture"
  | "steal"
  | "befriend_igor"
  | "befriend_monster"
  | "distract_laboratory"
  | "distract_monster"
  | "incite"
  | "dismantle_laboratory"
  | "dismantle_monster"
  | "attack_brain"
  | "lure"
  | "sabotage"
  | "stir_equipment"
  | "stir_part"
  | "stir";

export interface VisitCard {
  player: number | null;
  card: Card | null;
  use: Use | null;
}

export interface Attack {
  target: number | null;
  stage: number;
  is_incited: boolean;
  is_mob: boolean;
  has_king: boolean;
  fighters: number;
  has_turned: boolean;
  igor: number;
  dead: number;
  dead_igors: number;
  triumphs: number;
  has_trashed: boolean;
  chosen: Card | null;
  is_thrown: boolean;
  borrowed: Card | null;
  to_ask: number[];
  prey: number[];
  attacked: number[];
  trashed: number[];
}

export interface Fair {
  is_on: boolean;
  opener: number | null;
  round: number;
  entrants: number[];
  standing: number[];
  unmatched: number[];
  sitting: number[];
  picker: number | null;
  picked: number | null;
  rival: (number | null)[];
  drawn: (Card | null)[];
  to_draw: number[];
}

export interface Table {
  question: Question;
  then: (Step | null)[];
  ending: Ending | null;
  winners: number[];
  first: number | null;
  is_clockwise: boolean;
  active: number | null;
  round: number;
  solo_turns: number;
  exits: number[];
  begun: number[];
  out: number[];
  absent: number[];
  leaving: number[];
  living: number[];
  revealed: number[];
  in_town: number[];
  in_graveyard: number[];
  rogue: number[];
  active_laboratory: number[];
  burnt: number[];
  gloated: number[];
  gloated_before: number[];
  marks: Marks[];
  igors_down: number[];
  free_igors: ((Card | null)[])[];
  dines_with: (number | null)[];
  glimpsed: number[][];
  turn: Turn;
  trip: Trip;
  fight: Fight;
  town_fight: TownFight;
  visit_card: VisitCard;
  attack: Attack;
  faire: Fair;
  solon: number | null;
  condo: Card | null;
  served: number[];
  upstairs: number | null;
  cellar_up: number[];
  dealt: number;
}

export type Cackle =
  | "Slow Burn"
  | "Hiccup"
  | "Organ Chord"
  | "Snort"
  | "Rising Gale"
  | "Stage Whisper"
  | "Broken Kettle"
  | "Full Straitjacket";

export type Deck =
  | "Villagers"
  | "Body Parts";

export type Choice =
  | { act: "pass" }
  | { act: "yes" }
  | { act: "cackle"; sound: Cackle }
  | { act: "name"; seat: number }
  | { act: "clockwise" }
  | { act: "anticlockwise" }
  | { act: "draw"; deck: Deck }
  | { act: "skip"; count: number }
  | { act: "play"; card: Card; use?: Use }
  | { act: "use"; use: Use }
  | { act: "counter"; card: Card }
  | { act: "stake" }
  | { act: "hire"; card: Card; calls?: boolean }
  | { act: "claim"; card: Card; calls?: boolean }
  | { act: "to_town" }
  | { act: "to_graveyard" }
  | { act: "visit"; seat: number }
  | { act: "burgle"; seat: number }
  | { act: "recruit"; card: Card }
  | { act: "dig"; card: Card }
  | { act: "drop" }
  | { act: "keep" }
  | { act: "carry"; card: Card }
  | { act: "request"; request: Request }
  | { act: "turn_away" }
  | { act: "attack_igor" }
  | { act: "attack_monster" }
  | { act: "receive" }
  | { act: "ply" }
  | { act: "dismiss" }
  | { act: "offer"; card: Card }
  | { act: "defend"; card: Card }
  | { act: "victim"; card: Card }
  | { act: "knock_out" }
  | { act: "trash" }
  | { act: "lay"; card: Card }
  | { act: "repair"; place: number }
  | { act: "give_life" }
  | { act: "rampage" }
  | { act: "fight"; seat: number }
  | { act: "show"; card: Card; assists?: boolean }
  | { act: "assist" }
  | { act: "help"; card: Card }
  | { act: "discard"; card: Card }
  | { act: "stay" }
  | { act: "run" }
  | { act: "forgo"; phase: Phase }
  | { act: "critique"; card: Card; pile: Pile }
  | { act: "sit_out" }
  | { act: "favour"; card: Card; seat?: number }
  | { act: "announce"; card: Card }
  | { act: "equip"; card: Card }
  | { act: "employ"; calls?: boolean }
  | { act: "eat"; card: Card }
  | { act: "assign"; card: Card }
  | { act: "hand"; place: number }
  | { act: "snoop"; pile: Pile; place: number }
  | { act: "take"; card: Card };

export interface Own {
  pledge: Choice | { act: null };
}

export interface Veiled {
  cards: { villager_deck: { cards: Card[]; unknown: Partial<Record<Deck, number>>; public?: Card[] }; part_deck: { cards: Card[]; unknown: Partial<Record<Deck, number>>; public?: Card[] }; hand: { cards: Card[]; unknown: Partial<Record<Deck, number>>; public?: Card[] }[]; laboratory: (Card | { back: Deck; card?: Card })[][]; monster: (Card | { back: Deck; card?: Card })[][]; igor: (Card | { back: Deck; card?: Card })[][]; villager_discard: (Card | { back: Deck; card?: Card })[]; part_discard: (Card | { back: Deck; card?: Card })[]; town: (Card | { back: Deck; card?: Card })[]; graveyard: (Card | { back: Deck; card?: Card })[]; force: (Card | { back: Deck; card?: Card })[]; aside: (Card | { back: Deck; card?: Card })[]; played: (Card | { back: Deck; card?: Card })[]; cargo: (Card | { back: Deck; card?: Card })[]; offered: (Card | { back: Deck; card?: Card })[]; dealing: (Card | { back: Deck; card?: Card })[]; counters: (Card | { back: Deck; card?: Card })[][]; brain: (Card | { back: Deck; card?: Card })[][]; cellar: (Card | { back: Deck; card?: Card })[][]; box: (Card | { back: Deck; card?: Card })[]; };
}

export interface Group {
  card: Card;
}

export interface RoundView {
  number: number;
  asked?: number[];
  open_answers?: number;
  owes?: boolean;
  sealed?: Choice | { act: null };
  group?: Group | { card: null };
  count?: number;
}

export interface Glimpse {
  card: Card | null;
  seat: number | null;
}

export interface Notes {
  seen: Glimpse[];
}

export interface View {
  table: Table;
  viewer: number | null;
  mine: Own;
  veiled: Veiled;
  round: RoundView;
  notes: Notes;
}

export type Reason =
  | "deal"
  | "draw"
  | "extra"
  | "loot"
  | "errand"
  | "way_home"
  | "caught"
  | "fight"
  | "visit"
  | "trade"
  | "theft"
  | "counter"
  | "counter_row"
  | "lecture"
  | "dismantled"
  | "stake"
  | "lured"
  | "sabotage"
  | "stirred"
  | "help"
  | "defence"
  | "defender"
  | "attack"
  | "terror"
  | "emboldened"
  | "penalty"
  | "stood"
  | "ran"
  | "killed"
  | "spread"
  | "mob"
  | "critique"
  | "brawl"
  | "faire"
  | "payment"
  | "favour"
  | "repaired"
  | "ruined"
  | "life"
  | "shown"
  | "eaten"
  | "berk"
  | "brain"
  | "cooks"
  | "wine"
  | "despair"
  | "left"
  | "rogue"
  | "emptied"
  | "used";

export type Event =
  | { kind: "cackled"; seat: number; sound: Cackle }
  | { kind: "voted"; seat: number; to?: number }
  | { kind: "first_card"; seat: number; card: Card }
  | { kind: "first_cards_back"; count: number }
  | { kind: "first"; seat: number }
  | { kind: "direction"; seat: number; is_clockwise: boolean }
  | { kind: "scholar_takes"; seat: number }
  | { kind: "scholar_declines"; seat: number }
  | { kind: "laid_out"; deck: Deck; count: number }
  | { kind: "laid_out_card"; seat: number; card: Card }
  | { kind: "assigned"; seat: number; to: number; deck: Deck }
  | { kind: "second_hand"; seat: number }
  | { kind: "kept_hand"; seat: number; place: number }
  | { kind: "dealt"; seat: number; deck: Deck }
  | { kind: "drew"; seat: number; deck: Deck; reason: Reason }
  | { kind: "got"; seat: number; card: Card }
  | { kind: "took"; seat: number; to: number; card: Card }
  | { kind: "discarded"; seat?: number; card: Card; pile?: Pile; place?: number; reason: Reason }
  | { kind: "arrived"; seat?: number; card: Card; reason: Reason }
  | { kind: "buried"; seat?: number; card: Card; reason: Reason }
  | { kind: "reshuffled"; deck: Deck; count: number }
  | { kind: "hands_emptied" }
  | { kind: "turned_up"; seat: number; card: Card; pile: Pile; place: number }
  | { kind: "turn_began"; seat: number; count: number }
  | { kind: "came_back"; seat: number }
  | { kind: "monster_home"; seat: number }
  | { kind: "igor_woke"; seat: number; card: Card }
  | { kind: "no_draw"; seat: number }
  | { kind: "stopped_drawing"; seat: number }
  | { kind: "skipped"; seat: number; count: number }
  | { kind: "passed"; seat: number }
  | { kind: "phase_lost"; seat: number; phase: Phase }
  | { kind: "turn_ended"; seat: number }
  | { kind: "hired"; seat: number; card: Card; calls?: boolean }
  | { kind: "claimed"; seat: number; card: Card; pile: Pile; calls?: boolean }
  | { kind: "sent"; seat: number; to?: number; card: Card; errand: Errand }
  | { kind: "taunted"; seat: number; card: Card }
  | { kind: "chased"; seat: number; card: Card }
  | { kind: "recruited"; seat: number; card: Card }
  | { kind: "came_home"; seat: number; card: Card }
  | { kind: "scared_off"; seat: number; to: number }
  | { kind: "dug"; seat: number; card: Card }
  | { kind: "met"; seat: number; card: Card }
  | { kind: "caught"; seat: number }
  | { kind: "dropped"; seat: number; card: Card }
  | { kind: "kept"; seat: number; card: Card }
  | { kind: "burgled"; seat: number; to: number; card?: Card; deck: Deck }
  | { kind: "loaded"; seat: number; to: number; deck: Deck }
  | { kind: "requested"; seat: number; to: number; request: Request }
  | { kind: "turned_away"; seat: number; to: number }
  | { kind: "received"; seat: number; to: number }
  | { kind: "saw"; seat: number; to: number; card: Card }
  | { kind: "offered"; seat: number; to: number; deck: Deck }
  | { kind: "refused"; seat: number; to: number }
  | { kind: "dismissed"; seat: number; to: number }
  | { kind: "traded"; seat: number; to: number }
  | { kind: "cargo_back"; seat: number; deck: Deck }
  | { kind: "cargo_left"; seat: number; to: number; deck: Deck }
  | { kind: "attacked_visitor"; seat: number; to: number; pile: Pile }
  | { kind: "fight_card"; seat: number; card: Card }
  | { kind: "used_defender"; seat: number; card: Card }
  | { kind: "knocked_out"; seat: number; card: Card }
  | { kind: "igor_killed"; seat: number; card: Card; reason: Reason }
  | { kind: "laid"; seat: number; card?: Card; deck: Deck; pile: Pile }
  | { kind: "repaired"; seat: number; place: number }
  | { kind: "useless"; seat: number; place: number }
  | { kind: "useful"; seat: number; place: number }
  | { kind: "came_to_life"; seat: number }
  | { kind: "sent_monster"; seat: number }
  | { kind: "rampaged"; seat: number; count: number }
  | { kind: "town_fight"; seat: number; to: number }
  | { kind: "injured"; seat: number; place: number }
  | { kind: "monster_lost"; seat: number }
  | { kind: "hid"; seat: number; pile: Pile }
  | { kind: "mob_checked"; seat: number; card: Card }
  | { kind: "no_mob"; seat: number }
  | { kind: "mob_formed"; seat: number }
  | { kind: "joined"; card: Card }
  | { kind: "attacked"; seat: number; count: number }
  | { kind: "stage"; seat: number; count: number }
  | { kind: "igor_turned"; seat: number; card: Card }
  | { kind: "resisted"; seat: number; count: number; rival: number }
  | { kind: "driven_off"; card: Card }
  | { kind: "held"; seat: number }
  | { kind: "killed"; card: Card }
  | { kind: "distracted"; card: Card }
  | { kind: "lab_trashed"; seat: number }
  | { kind: "stays"; seat: number }
  | { kind: "runs"; seat: number }
  | { kind: "player_killed"; seat: number }
  | { kind: "spread"; seat?: number; card: Card }
  | { kind: "no_spread"; card: Card }
  | { kind: "went_home"; count: number }
  | { kind: "emergency"; seat: number; card: Card }
  | { kind: "emergency_failed"; seat: number }
  | { kind: "played"; seat: number; to: number; card: Card; use?: Use }
  | { kind: "used"; seat: number; to: number; use: Use }
  | { kind: "countered"; seat: number; card: Card; other: Card; pile: Pile; place?: number }
  | { kind: "not_countered"; seat: number }
  | { kind: "took_back"; seat: number; card: Card }
  | { kind: "robbed"; seat: number; to: number; deck: Deck }
  | { kind: "invited"; seat: number; to: number }
  | { kind: "accepted"; seat: number; to: number }
  | { kind: "declined"; seat: number; to: number }
  | { kind: "dinner_lapsed"; seat: number; to: number }
  | { kind: "dined"; seat: number; to: number }
  | { kind: "forwent"; seat: number; phase: Phase }
  | { kind: "critiqued"; seat: number; to: number; card: Card; pile: Pile }
  | { kind: "critique_failed"; seat: number; to: number; card: Card; pile: Pile }
  | { kind: "brawled"; seat: number; to: number }
  | { kind: "free_action"; seat: number }
  | { kind: "faire_opened"; seat: number; seats: number[] }
  | { kind: "faire_round"; seat: number; count: number }
  | { kind: "picked"; seat: number; to: number }
  | { kind: "objected"; seat: number; to: number }
  | { kind: "pays"; seat: number; to?: number }
  | { kind: "sat_out"; seat: number }
  | { kind: "matched"; seat: number; to: number }
  | { kind: "faire_fought"; seat: number; card: Card; assists?: boolean }
  | { kind: "fought_bare"; seat: number; assists?: boolean }
  | { kind: "favoured"; seat: number; to: number; card: Card }
  | { kind: "fought"; seat: number; to: number; count: number; rival: number }
  | { kind: "monster_fell"; seat: number }
  | { kind: "despaired"; seat: number }
  | { kind: "leaves"; seat: number }
  | { kind: "left"; seat: number }
  | { kind: "went_rogue"; seat: number }
  | { kind: "rogue_moved"; seat: number; pile: Pile }
  | { kind: "igor_freed"; seat: number; card: Card }
  | { kind: "igor_moved"; card: Card; pile: Pile }
  | { kind: "ended"; seats: number[]; ending: Ending }
  | { kind: "brain_head"; seat: number; card: Card }
  | { kind: "brain_announced"; seat: number; card: Card; other: Card }
  | { kind: "brain_attached"; seat: number }
  | { kind: "brain_lost"; seat: number }
  | { kind: "berk_called"; seat: number }
  | { kind: "cellar_laid"; seat: number }
  | { kind: "cellar_shown"; seat: number; card: Card }
  | { kind: "plied"; seat: number; to: number }
  | { kind: "drunk"; seat: number }
  | { kind: "sober"; seat: number }
  | { kind: "snooped"; seat: number; to: number; pile: Pile; place: number }
  | { kind: "snoop_failed"; seat: number; to: number }
  | { kind: "put_up"; seat: number; card: Card }
  | { kind: "shows_hand"; seat: number; to: number }
  | { kind: "igor_lured"; seat: number; to: number; card: Card };

/** How long an event is on show; `together`: with the one before, if that is of its kind. */
export const showing: Record<Event["kind"], { ms: number; together?: true }> = {
  cackled: { ms: 800, together: true },
  voted: { ms: 600, together: true },
  first_card: { ms: 600, together: true },
  first_cards_back: { ms: 0 },
  first: { ms: 500 },
  direction: { ms: 0 },
  scholar_takes: { ms: 0 },
  scholar_declines: { ms: 0 },
  laid_out: { ms: 0 },
  laid_out_card: { ms: 0 },
  assigned: { ms: 0 },
  second_hand: { ms: 0 },
  kept_hand: { ms: 0 },
  dealt: { ms: 0 },
  drew: { ms: 300 },
  got: { ms: 0 },
  took: { ms: 0 },
  discarded: { ms: 400, together: true },
  arrived: { ms: 400, together: true },
  buried: { ms: 400, together: true },
  reshuffled: { ms: 500 },
  hands_emptied: { ms: 500 },
  turned_up: { ms: 400, together: true },
  turn_began: { ms: 0 },
  came_back: { ms: 300 },
  monster_home: { ms: 300 },
  igor_woke: { ms: 300 },
  no_draw: { ms: 0 },
  stopped_drawing: { ms: 0 },
  skipped: { ms: 300 },
  passed: { ms: 0 },
  phase_lost: { ms: 500 },
  turn_ended: { ms: 0 },
  hired: { ms: 500 },
  claimed: { ms: 500 },
  sent: { ms: 500 },
  taunted: { ms: 500 },
  chased: { ms: 800 },
  recruited: { ms: 500 },
  came_home: { ms: 300 },
  scared_off: { ms: 500 },
  dug: { ms: 500 },
  met: { ms: 500 },
  caught: { ms: 800 },
  dropped: { ms: 500 },
  kept: { ms: 500 },
  burgled: { ms: 500 },
  loaded: { ms: 300 },
  requested: { ms: 300 },
  turned_away: { ms: 300 },
  received: { ms: 300 },
  saw: { ms: 0 },
  offered: { ms: 300 },
  refused: { ms: 300 },
  dismissed: { ms: 300 },
  traded: { ms: 500 },
  cargo_back: { ms: 300 },
  cargo_left: { ms: 500 },
  attacked_visitor: { ms: 500 },
  fight_card: { ms: 600, together: true },
  used_defender: { ms: 800 },
  knocked_out: { ms: 800 },
  igor_killed: { ms: 1200 },
  laid: { ms: 500 },
  repaired: { ms: 500 },
  useless: { ms: 300 },
  useful: { ms: 300 },
  came_to_life: { ms: 1800 },
  sent_monster: { ms: 500 },
  rampaged: { ms: 500 },
  town_fight: { ms: 500 },
  injured: { ms: 500 },
  monster_lost: { ms: 1200 },
  hid: { ms: 500 },
  mob_checked: { ms: 800 },
  no_mob: { ms: 800 },
  mob_formed: { ms: 1800 },
  joined: { ms: 400, together: true },
  attacked: { ms: 800 },
  stage: { ms: 800 },
  igor_turned: { ms: 800 },
  resisted: { ms: 800 },
  driven_off: { ms: 400, together: true },
  held: { ms: 500 },
  killed: { ms: 400, together: true },
  distracted: { ms: 400, together: true },
  lab_trashed: { ms: 1200 },
  stays: { ms: 500 },
  runs: { ms: 500 },
  player_killed: { ms: 1200 },
  spread: { ms: 1200 },
  no_spread: { ms: 800 },
  went_home: { ms: 300 },
  emergency: { ms: 800 },
  emergency_failed: { ms: 500 },
  played: { ms: 800 },
  used: { ms: 800 },
  countered: { ms: 800 },
  not_countered: { ms: 300 },
  took_back: { ms: 300 },
  robbed: { ms: 500 },
  invited: { ms: 300 },
  accepted: { ms: 300 },
  declined: { ms: 300 },
  dinner_lapsed: { ms: 300 },
  dined: { ms: 300 },
  forwent: { ms: 300 },
  critiqued: { ms: 800 },
  critique_failed: { ms: 800 },
  brawled: { ms: 300 },
  free_action: { ms: 300 },
  faire_opened: { ms: 1800 },
  faire_round: { ms: 300 },
  picked: { ms: 500 },
  objected: { ms: 500 },
  pays: { ms: 300 },
  sat_out: { ms: 300 },
  matched: { ms: 800 },
  faire_fought: { ms: 800, together: true },
  fought_bare: { ms: 800, together: true },
  favoured: { ms: 800, together: true },
  fought: { ms: 800 },
  monster_fell: { ms: 1200 },
  despaired: { ms: 1200 },
  leaves: { ms: 0 },
  left: { ms: 500 },
  went_rogue: { ms: 1200 },
  rogue_moved: { ms: 500 },
  igor_freed: { ms: 500 },
  igor_moved: { ms: 500 },
  ended: { ms: 0 },
  brain_head: { ms: 500 },
  brain_announced: { ms: 1200 },
  brain_attached: { ms: 500 },
  brain_lost: { ms: 500 },
  berk_called: { ms: 300 },
  cellar_laid: { ms: 0 },
  cellar_shown: { ms: 500 },
  plied: { ms: 500 },
  drunk: { ms: 500 },
  sober: { ms: 500 },
  snooped: { ms: 0 },
  snoop_failed: { ms: 500 },
  put_up: { ms: 300 },
  shows_hand: { ms: 300 },
  igor_lured: { ms: 500 },
};
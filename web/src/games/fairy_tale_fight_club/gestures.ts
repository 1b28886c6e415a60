// SPDX-License-Identifier: Apache-2.0
// What can be done with what is picked up. The rules ask an action in steps (what, where, one creature after the other); a player
// picks creatures up and puts them somewhere. Each deed is the whole list of steps, in words. Only what the server offers at the
// first step is thought of, into wagons that the table says are for sale or have room; what a group must add up to is told beforehand
// by the price on the wagon, or by the values on both sides of an exchange. Whether a list is allowed is for the server to say.
import type {
  Choice,
  Contract,
  Creature,
  Place,
  Standing,
  TableContent,
  View,
  Wagon,
} from '../../lib/generated/fairy_tale_fight_club';
import type { Barred, Offer } from '../../lib/wire';
import { wagonNames } from './art/wagons';
import { creaturesOf, goldOf, nameOf, sorted, sumOf, valuesOf } from './words';
import { sizeOf } from '../../lib/piles';

/** Where something can be put, or what can be tapped: a wagon, a contract, the discard pile, the deck, the market. */
export type Target = Wagon | Contract | 'pile' | 'deck' | 'market';

export interface Held {
  /** Where the creatures come from. */
  from: Place | null;
  creatures: readonly Creature[];
  /** Creatures of the Market, to be taken in exchange. */
  wanted: readonly Creature[];
  target: Target | null;
}
export const nothing: Held = { from: null, creatures: [], wanted: [], target: null };

export interface Deed {
  /** The steps, as the server takes them. */
  choice: Choice | readonly Choice[];
  /** In full, for the sign that confirms; and in few words, among others. */
  label: string;
  head: string;
  /** What it is put on. A deed with two can be tapped on either. */
  targets: readonly Target[];
}
export interface Asked {
  kind: string;
  offers: readonly Pick<Offer<Choice>, 'choice' | 'label'>[];
  /** What may not be done, in the first step or in one to come, each with its reason (bars.ts). */
  barred: readonly Barred<Choice>[];
  view: View;
  content: TableContent;
  seat: number;
  /** A guided game: these steps and no others. */
  only?: readonly Choice[] | null | undefined;
}

type Act = Choice['act'];
const picks = (creatures: readonly Creature[]): Choice[] =>
  sorted(creatures).map((creature) => ({ act: 'pick', creature }));
const done: Choice = { act: 'done' };

export const cargoOf = (view: View, seat: number, wagon: Wagon): Creature[] =>
  creaturesOf(view.table.cargo[seat]?.[wagon]);
export const isWagon = (target: Target): target is Wagon => wagonNames.some((wagon) => wagon === target);
export const owns = (view: View, seat: number, wagon: Wagon): boolean =>
  view.table.owned[seat]?.includes(wagon) ?? false;
/** How the asked seat stands: what it has room for, may buy, may hold. The table says it; nothing of it is worked out here. */
const standingOf = ({ view, seat }: Asked): Standing | undefined => view.notes.standing[seat];

/** How many creatures a question wants at once; 0 where one says so by putting them somewhere. */
export function numberWanted(asked: Asked): number {
  const { kind, view, content } = asked;
  const held = sizeOf(view.mine?.hand ?? {});
  const { event } = view.table;
  if (kind === 'discard_down') return held - (standingOf(asked)?.max_hand ?? held);
  if (kind === 'pass' || kind === 'event_discard') return Math.min(held, event ? content.events[event].amount : 0);
  return kind === 'fight' || kind === 'escape' || kind === 'pawn' || kind === 'free_load' ? 1 : 0;
}

/** Whether one of these is offered. */
export const has = ({ offers }: Asked, ...acts: Act[]): boolean =>
  offers.some(({ choice }) => acts.includes(choice.act));

function purchases(asked: Asked, { from, creatures, wanted }: Held): Deed[] {
  const { view, content, seat } = asked;
  if (!has(asked, 'purchase') || wanted.length > 0 || (from !== null && from !== 'hand')) return [];
  return (standingOf(asked)?.for_sale ?? []).flatMap((wagon): Deed[] => {
    const { gold, creature_points } = content.wagons[wagon];
    const buy = (payment: 'gold' | 'creatures', more: Choice[]): Choice[] => [
      { act: 'purchase' },
      { act: 'buy_wagon', wagon, payment },
      ...more,
    ];
    if (creatures.length === 0)
      return gold > 0 && (view.table.gold[seat] ?? 0) >= gold
        ? [
            {
              choice: buy('gold', []),
              label: `Buy the ${wagon} for ${goldOf(gold)}`,
              head: `Buy the ${wagon}`,
              targets: [wagon],
            },
          ]
        : [];
    if (creature_points === 0 || sumOf(creatures) < creature_points) return [];
    return [
      {
        choice: buy('creatures', [...picks(creatures), done]),
        label: `Buy the ${wagon}: discard ${valuesOf(creatures)} (worth ${sumOf(creatures)}, it costs ${creature_points})`,
        head: `Buy the ${wagon}`,
        targets: [wagon],
      },
    ];
  });
}
function transports(asked: Asked, { from, creatures, wanted }: Held): Deed[] {
  if (creatures.length === 0 || wanted.length > 0 || from === null) return [];
  const act = from === 'hand' ? 'load' : 'move';
  if (!has(asked, act)) return [];
  const room = standingOf(asked)?.room;
  const roomy = wagonNames.filter((wagon) => wagon !== from && (room?.[wagon] ?? 0) >= creatures.length);
  return roomy.map((wagon) => ({
    choice:
      act === 'load'
        ? [{ act }, { act: 'load_into', wagon }, ...picks(creatures), done]
        : [{ act }, { act: 'move_between', wagon, source: from }, ...picks(creatures), done],
    label: `${act === 'load' ? 'Load' : 'Move'} ${valuesOf(creatures)} into the ${wagon}`,
    head: act === 'load' ? `Load the ${wagon}` : `Move to the ${wagon}`,
    targets: [wagon],
  }));
}
function discards(asked: Asked, { from, creatures, wanted }: Held): Deed[] {
  if (creatures.length === 0 || wanted.length > 0 || from === null) return [];
  const whence = from === 'hand' ? '' : ` from ${nameOf(from)}`;
  const deeds: Deed[] = [];
  const [only] = creatures;
  if (has(asked, 'discard'))
    deeds.push({
      choice: [{ act: 'discard' }, { act: 'discard_from', source: from }, ...picks(creatures), done],
      label: `Discard ${valuesOf(creatures)}${whence}`,
      head: 'Discard',
      targets: ['pile'],
    });
  if (has(asked, 'swap') && creatures.length === 1 && only && (from === 'hand' || asked.view.notes.swaps_cargo))
    deeds.push({
      choice: [{ act: 'swap' }, { act: 'swap_out', source: from, creature: only }],
      label: `Swap ${valuesOf(creatures)}${whence}: discard it, draw one`,
      head: 'Swap for a new one',
      targets: ['deck'],
    });
  return deeds;
}
function exchanges(asked: Asked, { from, creatures, wanted }: Held): Deed[] {
  if (!has(asked, 'exchange') || from !== 'hand' || wanted.length === 0 || creatures.length === 0) return [];
  const isOneForSeveral = creatures.length === 1 && wanted.length > 1;
  const [single] = isOneForSeveral ? creatures : wanted;
  if (!single || sumOf(creatures) !== sumOf(wanted) || isOneForSeveral === (wanted.length === 1)) return [];
  if (!isOneForSeveral && creatures.length < 2) return [];
  return [
    {
      choice: isOneForSeveral
        ? [{ act: 'exchange' }, { act: 'give_one', creature: single }, ...picks(wanted), done]
        : [{ act: 'exchange' }, { act: 'take_one', creature: single }, ...picks(creatures), done],
      label: `Give ${valuesOf(creatures)}, take ${valuesOf(wanted)}`,
      head: 'Exchange',
      targets: ['market'],
    },
  ];
}
/** Offers that are whole as they come: contracts to complete or to reserve. */
function contracts({ offers }: Asked, { creatures, wanted }: Held): Deed[] {
  if (creatures.length > 0 || wanted.length > 0) return [];
  return offers.flatMap(({ choice, label }): Deed[] => {
    if (choice.act === 'complete')
      return [{ choice, label, head: `Deliver from the ${choice.wagon}`, targets: [choice.contract, choice.wagon] }];
    return choice.act === 'reserve' ? [{ choice, label, head: 'Reserve it', targets: [choice.contract] }] : [];
  });
}
/** The answers to an event, each one of the offers. */
function answers({ offers }: Asked, { from, creatures }: Held): Deed[] {
  const [only] = creatures;
  if (creatures.length !== 1 || !only) return [];
  return offers.flatMap(({ choice, label }): Deed[] => {
    if (!('creature' in choice) || choice.creature !== only) return [];
    if (choice.act === 'release') return choice.source === from ? [{ choice, label, head: label, targets: [] }] : [];
    if (from !== 'hand' || (choice.act !== 'fight_with' && choice.act !== 'pawn' && choice.act !== 'load_one'))
      return [];
    return [{ choice, label, head: label, targets: choice.act === 'load_one' ? [choice.wagon] : [] }];
  });
}
const verbs: Readonly<Record<string, string>> = { discard_down: 'Discard', event_discard: 'Discard', pass: 'Pass' };

/** Everything that could be done with what is held, whatever it is put on. */
export function deedsOf(asked: Asked, held: Held): Deed[] {
  const { only } = asked;
  const deeds = allDeeds(asked, held);
  return only ? deeds.filter(({ choice }) => JSON.stringify([choice].flat()) === JSON.stringify(only)) : deeds;
}
/** The creatures that an answer in steps picks up: held, and of the Market. */
export function creaturesIn(steps: readonly Choice[]): Pick<Held, 'creatures' | 'wanted'> {
  const of = (isOne: (act: Act) => boolean): Creature[] =>
    steps.flatMap((step) => ('creature' in step && isOne(step.act) ? step.creature : []));
  if (steps.some(({ act }) => act === 'give_one'))
    return { creatures: of((act) => act === 'give_one'), wanted: of((act) => act === 'pick') };
  return { creatures: of((act) => act !== 'take_one'), wanted: of((act) => act === 'take_one') };
}
const putOn: Partial<Record<Act, Target>> = { discard: 'pile', swap: 'deck' };
/** Everything that an answer in steps speaks of. */
export function namedIn(steps: readonly Choice[]): Omit<Held, 'target'> & { targets: readonly Target[] } {
  const named = creaturesIn(steps);
  const source = steps.flatMap((step) => ('source' in step ? step.source : []))[0];
  return {
    ...named,
    from: source ?? (named.creatures.length > 0 ? 'hand' : null),
    targets: steps.flatMap((step) => [
      ...('wagon' in step ? [step.wagon] : []),
      ...('contract' in step ? [step.contract] : []),
      ...[putOn[step.act] ?? []].flat(),
    ]),
  };
}

function allDeeds(asked: Asked, held: Held): Deed[] {
  const verb = verbs[asked.kind];
  if (verb !== undefined) {
    const { from, creatures } = held;
    if (from !== 'hand' || creatures.length !== numberWanted(asked)) return [];
    const steps = picks(creatures);
    return [
      {
        choice: steps.length === 1 ? steps[0]! : steps,
        label: `${verb} ${valuesOf(creatures)}`,
        head: verb,
        targets: [],
      },
    ];
  }
  if (asked.kind !== 'actions') return answers(asked, held);
  return [purchases, transports, discards, exchanges, contracts].flatMap((make) => make(asked, held));
}
/** Those that go with what was tapped: all of them while nothing was. */
export function deedsOn(deeds: readonly Deed[], target: Target | null): readonly Deed[] {
  return target === null ? deeds : deeds.filter((deed) => deed.targets.includes(target));
}

/** Which creatures may be picked up at all. */
export interface Open {
  hand: boolean;
  cargo: boolean;
  market: boolean;
}
export function openTo(asked: Asked): Open {
  if (asked.kind !== 'actions') {
    const isCargo = asked.kind === 'escape';
    return { hand: !isCargo && asked.kind !== 'toll', cargo: isCargo, market: false };
  }
  return {
    hand: has(asked, 'purchase', 'load', 'discard', 'swap', 'exchange'),
    cargo: has(asked, 'move', 'discard') || (asked.view.notes.swaps_cargo && has(asked, 'swap')),
    market: has(asked, 'exchange'),
  };
}

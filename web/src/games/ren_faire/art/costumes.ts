// SPDX-License-Identifier: Apache-2.0
// The 55 Costumes, each as pieces for one or two slots, and the doll that wears them.
import { place, type Part } from '../../../lib/art/parts';
import type { Character, Costume, Slot } from '../../../lib/generated/ren_faire';
import { character } from './characters';
import * as chest from './chests';
import * as hand from './hands';
import * as head from './heads';
import * as legs from './legs';
import { drawingOrder } from './measures';

export type Pieces = Readonly<Partial<Record<Slot, readonly Part[]>>>;

const left = (parts: readonly Part[]): Pieces => ({ 'Left Hand': [place(parts, 20, 108)] });
const right = (parts: readonly Part[]): Pieces => ({ 'Right Hand': [place(parts, 100, 108)] });

/** What a Costume lays on each of its slots. */
export const pieces: Readonly<Record<Costume, Pieces>> = {
  'Thistledown Pouch': left(hand.pouch),
  'Starlight Wand': right(hand.wand),
  'Petal Skirt': { Legs: legs.petalSkirt },
  'Dewdrop Slippers': { Feet: legs.slippers },
  "Fool's Sceptre": right(hand.sceptre),
  'Motley Doublet': { Chest: chest.doublet },
  'Two-Tone Hose': { Legs: legs.twoTone },
  'Curly Bell Shoes': { Feet: legs.bellShoes },
  'Visored Helm': { Head: head.helm },
  'Heraldic Shield': left(hand.shield),
  'Tourney Sword': right(hand.sword),
  'Iron Sabatons': { Feet: legs.sabatons },
  'Veiled Hennin': { Head: head.hennin },
  'Silk Fan': left(hand.fan),
  'Brocade Bodice': { Chest: chest.bodice },
  'Trailing Gown': { Legs: legs.gown },
  'Silver-Topped Cane': right(hand.cane),
  'Ermine Mantle': { Chest: chest.mantle },
  'Velvet Breeches': { Legs: legs.breeches },
  'Buckled Shoes': { Feet: legs.buckled },
  'Plumed Tricorne': { Head: head.tricorne },
  "Captain's Coat": { Chest: chest.coat },
  'Striped Slops': { Legs: legs.slops },
  'Cuffed Sea Boots': { Feet: legs.seaBoots },
  'Feathered Bonnet': { Head: head.bonnet },
  'Round Targe': left(hand.targe),
  'Basket-Hilt Broadsword': right(hand.broadsword),
  'Tartan Sash': { Chest: chest.sash },
  'Mob Cap': { Head: head.mobCap },
  'Fistful of Tankards': left(hand.tankards),
  'Laced Kirtle': { Chest: chest.kirtle },
  'Wooden Clogs': { Feet: legs.clogs },
  'Starry Pointed Hat': { Head: head.pointedHat },
  'Crystal Orb': left(hand.orb),
  'Gnarled Staff': right(hand.staff),
  'Rune-Hemmed Robe': { Legs: legs.robe },
  'Suit of Plate': { Legs: legs.plateLegs, Chest: chest.cuirass },
  'Hook and Cutlass': { ...left(hand.hook), ...right(hand.cutlass) },
  'Kilt and Brogues': { Legs: legs.kilt, Feet: legs.brogues },
  'Borrowed Finery': { Head: head.coronet, Feet: legs.ladyShoes },
  'Bells and Sneakers': { Head: head.capAndBells, Feet: legs.sneakers },
  'Wings and Ball Cap': { Head: head.propellerCap, Chest: chest.wings },
  'Baseball Cap': { Head: head.ballCap },
  'Mirror Shades': { Head: head.shades },
  'Shopping Bag': left(hand.bag),
  'Foam Finger': left(hand.foamFinger),
  'Paper Coffee Cup': right(hand.coffee),
  'Phone on a Stick': right(hand.phone),
  'Souvenir T-Shirt': { Chest: chest.tShirt },
  Windbreaker: { Chest: chest.windbreaker },
  'Cargo Shorts': { Legs: legs.cargos },
  'Faded Jeans': { Legs: legs.jeans },
  'Flip-Flops': { Feet: legs.flipFlops },
  'White Trainers': { Feet: legs.trainers },
  'Matching Tracksuit': { Legs: legs.trackLegs, Chest: chest.trackTop },
};
export const costumeNames = Object.keys(pieces) as readonly Costume[];

/** One Costume alone, where it lies on the doll. */
export const layer = (costume: Costume): readonly Part[] => drawingOrder.flatMap((slot) => pieces[costume][slot] ?? []);

/** For each slot the topmost Costume that is not clear there; none where the linen shows. */
export type Visible = Readonly<Partial<Record<Slot, Costume | null>>>;

/** What shows of a stack, bottom first (REN-113). */
export function visibleOf(stack: readonly Costume[]): Visible {
  const visible: Partial<Record<Slot, Costume>> = {};
  for (const costume of stack) for (const slot of Object.keys(pieces[costume]) as Slot[]) visible[slot] = costume;
  return visible;
}

export interface Worn {
  slot: Slot;
  costume: Costume;
  parts: readonly Part[];
}
/** The pieces that show, in the order they are drawn: for a board that moves them one by one. */
export const worn = (visible: Visible): Worn[] =>
  drawingOrder.flatMap((slot) => {
    const costume = visible[slot];
    const parts = costume ? pieces[costume][slot] : undefined;
    return costume && parts ? [{ slot, costume, parts }] : [];
  });

/** A Character dressed in what shows. Groups, so that each piece is written as SVG once and for all. */
export const doll = (name: Character, visible: Visible = {}): readonly Part[] => [
  { parts: character(name) },
  ...worn(visible).map(({ parts }) => ({ parts })),
];

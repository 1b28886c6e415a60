// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { Flights, type Flight } from './flights.svelte';

const points: Record<string, { x: number; y: number }> = { chest: { x: 50, y: 40 }, 'seat 1': { x: 10, y: 90 } };
const pointOf = (place: string): { x: number; y: number } | null => points[place] ?? null;
const flight = (id: string, to = 'seat 1'): Flight => ({ id, from: 'chest', to });

function started(...ids: string[]): Flights<Flight> {
  const flights = new Flights();
  flights.follow([], pointOf);
  flights.follow(
    ids.map((id) => flight(id)),
    pointOf,
  );
  return flights;
}
const ids = (flights: Flights<Flight>): string[] => flights.flying.map((one) => one.flight.id);

describe('flights', () => {
  it('take off when they are new in the list', () => {
    const flights = started('a');
    expect(flights.flying).toEqual([{ flight: flight('a'), from: { x: 50, y: 40 }, by: { x: -40, y: 50 } }]);
    flights.follow([flight('a'), flight('b')], pointOf);
    expect(ids(flights)).toEqual(['a', 'b']);
  });
  it('of the first list are history', () => {
    const flights = new Flights();
    flights.follow([flight('a')], pointOf);
    expect(flights.flying).toEqual([]);
  });
  it('go on when they leave the list, until they land', () => {
    const flights = started('a');
    flights.follow([], pointOf);
    expect(ids(flights)).toEqual(['a']);
    flights.land('a');
    expect(ids(flights)).toEqual([]);
  });
  it('take off again when somebody goes back and on in a replay', () => {
    const flights = started('a');
    flights.follow([], pointOf);
    flights.follow([flight('a')], pointOf);
    expect(ids(flights)).toEqual(['a']);
  });
  it('do not take off without both places', () => {
    const flights = new Flights();
    flights.follow([], pointOf);
    flights.follow([flight('a', 'nowhere')], pointOf);
    expect(flights.flying).toEqual([]);
  });
  it('are not too many at once', () => {
    const flights = new Flights<Flight>(2);
    flights.follow([], pointOf);
    flights.follow([flight('a'), flight('b'), flight('c')], pointOf);
    expect(ids(flights)).toEqual(['b', 'c']);
  });
});

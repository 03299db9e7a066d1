import { operations } from '#app/api/operations.ts';
import type { KnownValues } from '../../../tests/support/walk/good-input.ts';
import { knownValues } from '../../../tests/support/walk/known-values.ts';
import { readyFor, type Ready } from '../../../tests/support/walk/ready-for.ts';
import { twoTravellers, type TwoTravellers } from '../../../tests/support/walk/two-travellers.ts';
import { callAt } from '../../../tests/support/call.ts';
import { serveApi } from '../../../tests/support/serve-api.ts';
import { clock } from '#lib/server/clock.ts';
import { database } from '#lib/server/db/connect.ts';
import { growCompany } from './grow-company.ts';
import { growPerson, type LargestBookings } from './grow-person.ts';

/** The time of the measurement: 11:30 in India, on a day before the sentinel flights of the tests. */
export const NOW = '2026-12-01T06:00:00Z';

/** Two travellers, two companies (one at its limits), and what each operation needs to succeed once more. */
export type World = {
  people: TwoTravellers;
  known: KnownValues;
  /** Number of people in the company at its limits. */
  travellerIds: readonly string[];
  largest: LargestBookings;
  /** The objects that a non-repeatable operation works on, one for each round. */
  ready: (operation: string, round: number) => Promise<Ready>;
};

/** These need an email, which the measured server would really send: they are prepared before it starts. */
const BY_LETTER = /^events\.|^identity\.(confirmEmail|endAllSessions|endSession)$|^accounts\.closeAccount$/;

/**
 * Creates the data in this process's database (`database()`) by calls to an API of its own; its clock stands still at
 * NOW.
 */
export async function largestWorld(rounds: number): Promise<World> {
  clock.freeze(NOW);
  const { base } = await serveApi(() => '127.0.0.1');
  callAt(base);
  process.env.PUBLIC_URL = base;
  const people = await twoTravellers(database(), () => base);
  const known = knownValues(people);
  const largest = await growPerson(people.asha, people.hotel);
  const { travellerIds } = await growCompany(database(), people.companies.ours);
  const made = (name: string) => readyFor(name, people, () => base);
  const byLetter = new Map<string, Ready[]>();
  for (const { name } of operations.filter((one) => BY_LETTER.test(one.name))) {
    const each: Ready[] = [];
    for (let round = 0; round < rounds; round++) each.push(await made(name));
    byLetter.set(name, each);
  }
  return {
    people,
    known,
    travellerIds,
    largest,
    ready: async (name, round) => byLetter.get(name)?.[round] ?? made(name),
  };
}

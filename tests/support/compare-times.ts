import { expect } from 'vitest';

type Ask = () => Promise<unknown>;

const [ROUNDS, TRIES] = [40, 3];

/**
 * How well two kinds of request can be told apart by their time: the chance that a request of the second kind takes
 * longer than one of the first (Mann-Whitney). 0.5 is not at all, 0 or 1 is always. Asked in turn, so that a busy machine
 * slows both alike; the first of each warm up and do not count.
 *
 * The one place where moments are compared: that an answer takes no less time for an unknown account is a claim about
 * time, and counting calls would miss a difference inside Argon2, the database or a cache. The order of many pairs is
 * compared, never a duration with a limit.
 */
async function toldApart(first: Ask, second: Ask, rounds: number): Promise<number> {
  const ones: number[] = [];
  const twos: number[] = [];
  const time = async (ask: Ask, times: number[], counts: boolean) => {
    const began = performance.now();
    await ask();
    if (counts) times.push(performance.now() - began);
  };
  for (let round = -3; round < rounds; round++) {
    const turns = [() => time(first, ones, round >= 0), () => time(second, twos, round >= 0)];
    for (const turn of round % 2 ? turns : turns.reverse()) await turn();
  }
  const wins = ones.flatMap((one) => twos.map((two): number => (two > one ? 1 : two === one ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

/**
 * Expects that two kinds of request cannot be told apart by their time. A real difference shows itself in each of three
 * tries; one that a busy machine made does not.
 */
export async function expectNotToldApart(first: Ask, second: Ask): Promise<void> {
  const found: number[] = [];
  while (found.length < TRIES && !found.some(isAlike)) found.push(await toldApart(first, second, ROUNDS));
  expect(
    found.some(isAlike),
    `the second took longer in ${found.map((part) => `${Math.round(part * 100)} %`).join(', ')}`,
  ).toBe(true);
}

const isAlike = (part: number): boolean => part > 0.25 && part < 0.75;

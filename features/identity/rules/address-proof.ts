import type { TryLimit } from './password-tries.ts';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** Lifetime of an attempt to prove an address, in minutes. */
export const ATTEMPT_MINUTES = 60;

/**
 * How many emails with a code an address gets. With five tries each, that lets 40 guesses an hour and 100 a day at a
 * million codes through to any address (ASVS 2.2.1 asks for fewer than 100 an hour).
 */
export const proofEmailLimits = (account: string): TryLimit[] => [
  { key: `proof-letter:${account}`, points: 8, seconds: HOURS },
  { key: `proof-letter-day:${account}`, points: 20, seconds: 24 * HOURS },
];

/**
 * Wrong codes per network, over all attempts. Above it only the first try of each code counts, so that people on the
 * same network who type their code correctly are not affected; a stranger has one guess per code left instead of five.
 */
export const proofTryLimit = (network: string): TryLimit => ({
  key: `proof-code-from:${network}`,
  points: 150,
  seconds: 15 * MINUTES,
});

/** A counter in a fixed window, shared by all processes. */
type TryLimit = { key: string; points: number; seconds: number };

const MINUTES = 60;

/** Lifetime of a one-time code. */
export const CODE_MINUTES = 10;
/** Lifetime of a sign-in to an event. */
export const GUEST_HOURS = 12;

/**
 * Wrong tries per code. A code works only in the browser that requested it, so a stranger who knows number and email
 * uses up only their own codes.
 */
export const TRIES_A_CODE = 5;

/**
 * Wrong codes per network, over all registrations. Above it the first try of each code still counts, so that other
 * guests on the same network are not affected.
 */
export const tryLimit = (network: string): TryLimit => ({
  key: `event-code-from:${network}`,
  points: 150,
  seconds: 15 * MINUTES,
});

/**
 * How often a code may be mailed for one number and mail: five an hour to strangers on one network, twelve to all
 * strangers, and five to each device that was signed in to the registration before, whatever strangers asked for. With
 * five tries each that lets 60 guesses an hour at a million codes through, 85 from a device known (ASVS 2.2.1: fewer
 * than 100).
 */
export const codeLimits = (guest: string, from: { device: string } | { network: string }): TryLimit[] =>
  'device' in from
    ? [{ key: `event-code-mailed:${guest}:device:${from.device}`, points: 5, seconds: 60 * MINUTES }]
    : [
        { key: `event-code-mailed:${guest}:${from.network}`, points: 5, seconds: 60 * MINUTES },
        { key: `event-code-mailed:${guest}`, points: 12, seconds: 60 * MINUTES },
      ];

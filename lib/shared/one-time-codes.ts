/** A counter in a fixed window, shared by all processes. */
export type CodeLimit = { key: string; points: number; seconds: number };

const MINUTES = 60;

/** Minutes for which the link of a forgotten password works. */
export const LINK_MINUTES = 30;
/** Lifetime of a mailed one-time code. */
export const CODE_MINUTES = 10;
/**
 * Wrong tries per code. A code works only in the browser that requested it, so a stranger who knows whose it is uses up
 * only their own codes.
 */
export const TRIES_A_CODE = 5;

/**
 * Wrong codes per network, over everybody. Above it the first try of each code still counts, so that other people on
 * the same network are not affected.
 */
export const wrongCodeLimit = (kind: string, network: string): CodeLimit => ({
  key: `${kind}-from:${network}`,
  points: 150,
  seconds: 15 * MINUTES,
});

/**
 * How often a code may be mailed for one subject: five an hour to strangers on one network, twelve to all strangers,
 * and five to each device known for the subject, whatever strangers asked for. With five tries each that lets 60 guesses
 * an hour at a million codes through, 85 from a known device (ASVS 2.2.1: fewer than 100).
 */
export const mailedCodeLimits = (
  kind: string,
  subject: string,
  from: { device: string } | { network: string },
): CodeLimit[] =>
  'device' in from
    ? [{ key: `${kind}-mailed:${subject}:device:${from.device}`, points: 5, seconds: 60 * MINUTES }]
    : [
        { key: `${kind}-mailed:${subject}:${from.network}`, points: 5, seconds: 60 * MINUTES },
        { key: `${kind}-mailed:${subject}`, points: 12, seconds: 60 * MINUTES },
      ];

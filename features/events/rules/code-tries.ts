/** A counter in a fixed window, shared by every process. */
type TryLimit = { key: string; points: number; seconds: number };

const MINUTES = 60;

/** How long a one-time code opens its registration. */
export const CODE_MINUTES = 10;
/** How long a sign-in to an event lasts. */
export const GUEST_HOURS = 12;

/**
 * Wrong codes that one code survives. A code opens its registration only in the browser that asked for it, so a stranger
 * who knows number and mail uses up codes of their own and never those of the person.
 */
export const TRIES_A_CODE = 5;

/**
 * Wrong codes from one network, whatever the registrations. Past it the first try of each code still counts, so that
 * nobody in a hall full of guests who types their code right is held up by the others.
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

/** A counter in a fixed window, shared by every process. */
type TryLimit = { key: string; points: number; seconds: number };

const MINUTES = 60;

/** How long a one-time code opens its registration. */
export const CODE_MINUTES = 10;
/** How long a sign-in to an event lasts. */
export const GUEST_HOURS = 12;

/**
 * Where a code counts that is tried: five in a quarter of an hour for one number and mail, from wherever, which leaves
 * a million codes 20 tries an hour (ASVS 2.2.1: fewer than 100); fifty from one network for whatever registrations.
 */
export const tryLimits = ({ guest, network }: { guest: string; network: string }): TryLimit[] => [
  { key: `event-code:${guest}`, points: 5, seconds: 15 * MINUTES },
  { key: `event-code-from:${network}`, points: 50, seconds: 15 * MINUTES },
];

/** How often a code may be mailed for one number and mail. */
export const codeLimit = (guest: string): TryLimit => ({
  key: `event-code-mailed:${guest}`,
  points: 5,
  seconds: 60 * MINUTES,
});

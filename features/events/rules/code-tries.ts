import { mailedCodeLimits, wrongCodeLimit, type CodeLimit } from '#lib/shared/one-time-codes.ts';

/** Lifetime of a sign-in to an event. */
export const GUEST_HOURS = 12;

const KIND = 'event-code';

/** Wrong codes per network, over all registrations. */
export const tryLimit = (network: string): CodeLimit => wrongCodeLimit(KIND, network);

/** How often a code may be mailed for one number and mail. */
export const codeLimits = (guest: string, from: { device: string } | { network: string }): CodeLimit[] =>
  mailedCodeLimits(KIND, guest, from);

import { mailedCodeLimits, wrongCodeLimit, type CodeLimit } from '#lib/shared/one-time-codes.ts';

const KIND = 'sign-in-code';

/** Wrong codes per network, over all accounts. */
export const signInTryLimit = (network: string): CodeLimit => wrongCodeLimit(KIND, network);

/** How often a sign-in code may be mailed for one account, whether or not it exists. */
export const signInCodeLimits = (account: string, from: { device: string } | { network: string }): CodeLimit[] =>
  mailedCodeLimits(KIND, account, from);

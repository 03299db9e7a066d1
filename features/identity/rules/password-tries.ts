/** A counter of wrong passwords in a fixed window, shared by every process. */
export type TryLimit = { key: string; points: number; seconds: number };

const MINUTES = 60;

/**
 * Where a wrong password counts. Five from one network for one account, in a quarter of an hour; thirty an hour for an
 * account from wherever, but not against a browser that was signed in to it before, so that a stranger's guessing locks
 * nobody out of their own machine (OWASP "Device cookies"); fifty from one network for whatever accounts, against
 * spraying: a company behind one address mistypes less than that. ASVS 2.2.1 asks for fewer than 100 an hour.
 */
export function tryLimits({
  account,
  network,
  knownDevice,
}: {
  account: string;
  network: string;
  knownDevice: boolean;
}): TryLimit[] {
  return [
    { key: `password:${account}:${network}`, points: 5, seconds: 15 * MINUTES },
    ...(knownDevice ? [] : [{ key: `password:${account}`, points: 30, seconds: 60 * MINUTES }]),
    { key: `password-from:${network}`, points: 50, seconds: 15 * MINUTES },
  ];
}

/** How often an account may be mailed a link to set a new password. */
export const linkLimit = (account: string): TryLimit => ({
  key: `password-link:${account}`,
  points: 3,
  seconds: 60 * MINUTES,
});

/** `12 minutes`, `1 minute`, `40 seconds`. */
export function waitWords(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

import { counted } from '#lib/shared/word-lists.ts';

/** A counter of wrong passwords in a fixed window, shared by all processes. */
export type TryLimit = { key: string; points: number; seconds: number };

const MINUTES = 60;

/** Origin of a try: a device known for the account, or a network. */
export type Origin = { device: string } | { network: string };

/**
 * Where a wrong password counts. The wait grows: five in a minute, eight in five minutes, twelve in a quarter of an hour.
 *
 * - On a device known for the account (`lib/server/http/device-cookie.ts`): for that device and account alone, so nothing
 *   that others do, on its network or elsewhere, closes it.
 * - From anywhere else: for account and network; for the account from wherever, at most 90 an hour (ASVS asks for fewer
 *   than 100), closed for ten minutes at most; and for the network whatever the accounts, against spraying one password
 *   over many: 5,000 people who sign in on new devices within an hour, every fifth with a mistake, are 250 in 15 minutes.
 */
export function tryLimits({ account, from }: { account: string; from: Origin }): TryLimit[] {
  if ('device' in from) return growing(`password:${account}:device:${from.device}`);
  return [
    ...growing(`password:${account}:${from.network}`),
    { key: `password:${account}`, points: 15, seconds: 10 * MINUTES },
    { key: `password-from:${from.network}:1`, points: 60, seconds: MINUTES },
    { key: `password-from:${from.network}:15`, points: 600, seconds: 15 * MINUTES },
  ];
}

/** Windows of growing length for one key. */
export const growing = (key: string): TryLimit[] =>
  [
    { points: 5, minutes: 1 },
    { points: 8, minutes: 5 },
    { points: 12, minutes: 15 },
  ].map(({ points, minutes }) => ({ key: `${key}:${minutes}`, points, seconds: minutes * MINUTES }));

/** How many reset links an account may be sent; requests from a known device have a quota of their own. */
export const linkLimit = (account: string, device: string | null): TryLimit => ({
  key: `password-link:${account}${device === null ? '' : `:${device}`}`,
  points: 3,
  seconds: 60 * MINUTES,
});

/** `12 minutes`, `1 minute`, `40 seconds`. */
export function waitText(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return counted(count, unit);
}

import type { ResolvedLevel } from './resolve-levels.ts';

const signature = ({ needs, people, hours, whenSilent }: ResolvedLevel): string =>
  JSON.stringify([needs, people, hours, whenSilent.does, whenSilent.does === 'pass' ? whenSilent.to : []]);

/** True when the same people are asked in the same way: then a run at a new price goes on with the levels it has, also those that had passed on. */
export const sameLevels = (before: readonly ResolvedLevel[], now: readonly ResolvedLevel[]): boolean =>
  before.length === now.length && before.every((level, at) => signature(level) === signature(now[at] as ResolvedLevel));

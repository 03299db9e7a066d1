import type { ResolvedLevel } from './resolve-levels.ts';

const signature = ({ needs, people, hours, whenSilent }: ResolvedLevel): string =>
  JSON.stringify([needs, people, hours, whenSilent.does, whenSilent.does === 'pass' ? whenSilent.to : []]);

/**
 * True when both resolve to the same approvers in the same order: a run at a new price then keeps its levels, including
 * escalated ones.
 */
export const sameLevels = (before: readonly ResolvedLevel[], now: readonly ResolvedLevel[]): boolean =>
  before.length === now.length && before.every((level, at) => signature(level) === signature(now[at] as ResolvedLevel));

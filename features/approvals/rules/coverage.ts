import { changeFare } from './change-fare.ts';
import type { Run } from './run.ts';
import type { ResolvedLevel } from './resolve-levels.ts';

const FAR = '9999-01-01T00:00:00.000Z';

/** The highest price in paise that the approvals of every level cover. */
export function coveredUpTo({ run, amount }: { run: Run; amount: number }): number {
  if (run.state !== 'approved') return 0;
  const prices = [...new Set([amount, ...run.decisions.map(({ upTo }) => upTo)])]
    .filter((upTo) => upTo >= amount)
    .sort((a, b) => b - a);
  return (
    prices.find((upTo) => {
      const step = changeFare(run, { amount: upTo, deadline: FAR, at: run.openedAt });
      return step.done && step.run.state === 'approved';
    }) ?? amount
  );
}

const signature = ({ needs, people, hours, whenSilent }: ResolvedLevel): string =>
  JSON.stringify([needs, people, hours, whenSilent.does, whenSilent.does === 'pass' ? whenSilent.to : []]);

/**
 * True when both resolve to the same approvers in the same order: a run at a new price then keeps its levels, including
 * escalated ones.
 */
export const sameLevels = (before: readonly ResolvedLevel[], now: readonly ResolvedLevel[]): boolean =>
  before.length === now.length && before.every((level, at) => signature(level) === signature(now[at] as ResolvedLevel));

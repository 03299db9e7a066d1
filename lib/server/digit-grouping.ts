import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type DigitGrouping, groupDigitsBy } from '#lib/shared/money.ts';

const groupings = new AsyncLocalStorage<DigitGrouping>();

/** The grouping of the amounts in this call's texts. */
export const currentGrouping = (): DigitGrouping => groupings.getStore() ?? 'thousands';

groupDigitsBy(currentGrouping);

/**
 * Runs work whose texts group the digits of amounts like this, unless a call of `formatMoney` names a grouping itself.
 * Outside of it texts group by thousands (9.9). The server answers many people at once, so the grouping belongs to the
 * call, not to the process.
 */
export const inGrouping = <Result>(grouping: DigitGrouping, work: () => Result): Result =>
  groupings.run(grouping, work);

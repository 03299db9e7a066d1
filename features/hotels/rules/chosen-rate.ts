import type { CancellationPolicy } from '#lib/shared/cancellation.ts';

/**
 * A rate chosen on the hotel's page as one form value: room type, rate plan, and the terms as they were shown, total in
 * paise and cancellation windows, so that the review can tell what the hotel changed since.
 */
export type ChosenRate = { roomTypeId: string; ratePlanId: string; shownTotal: number; shownPolicies: CancellationPolicy[] | null };

const MOST_WINDOWS = 12;

export const chosenRateValue = ({ roomTypeId, ratePlanId, shownTotal, shownPolicies }: ChosenRate): string =>
  [roomTypeId, ratePlanId, shownTotal, ...(shownPolicies ? [shownPolicies.map(windowWord).join('_')] : [])].join('~');

/** Reads the value back; null for anything else. */
export function readChosenRate(value: string): ChosenRate | null {
  const [roomTypeId, ratePlanId, shown, windows, ...rest] = value.split('~');
  const shownTotal = Number(shown);
  const shownPolicies = windows === undefined ? null : readWindows(windows);
  if (!roomTypeId || !ratePlanId || rest.length || !Number.isSafeInteger(shownTotal) || shownTotal < 0 || shownPolicies === undefined) return null;
  return { roomTypeId, ratePlanId, shownTotal, shownPolicies };
}

/** "tfmk1c-2-50": the second it begins in base 36, kind and amount of the charge. */
const windowWord = ({ FromDate, ChargeType, Charge }: CancellationPolicy): string => [(Date.parse(FromDate) / 1000).toString(36), ChargeType, Charge].join('-');

/** Undefined for what no page of ours wrote. */
function readWindows(words: string): CancellationPolicy[] | undefined {
  const windows = words.split('_').filter(Boolean).map(readWindow);
  return windows.length <= MOST_WINDOWS && windows.every((window) => window !== undefined) ? windows : undefined;
}

function readWindow(word: string): CancellationPolicy | undefined {
  const [, second = '', type, charge] = /^([0-9a-z]{1,7})-([12])-(\d{1,12}(?:\.\d{1,4})?)$/.exec(word) ?? [];
  if (!type) return undefined;
  return { FromDate: new Date(Number.parseInt(second, 36) * 1000).toISOString(), ChargeType: type === '1' ? 1 : 2, Charge: Number(charge) };
}

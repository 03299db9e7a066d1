import type { CancellationPolicy } from '#lib/shared/cancellation.ts';

/** A room and the rate plan it is sold under. */
export type NamedRate = { roomTypeId: string; ratePlanId: string };

/** A rate named by an address. Price and terms as shown are included only for the dates they were shown for. */
export type RememberedRate = NamedRate & Partial<Pick<ChosenRate, 'shownTotal' | 'shownPolicies'>>;

/**
 * A rate chosen on the hotel's page, as it was shown: the total in paise and the cancellation windows. The review
 * compares both with the supplier's current ones; null where an address does not include them.
 */
export type ChosenRate = NamedRate & {
  shownTotal: number;
  shownPolicies: CancellationPolicy[] | null;
};

const BASE = 36;
const MOST_WINDOWS = 12;

/** As one form value, short enough for an address: room type, rate plan, total, and the windows, each "seconds.type.charge". */
export const chosenRateValue = ({ roomTypeId, ratePlanId, shownTotal, shownPolicies }: ChosenRate): string =>
  [roomTypeId, ratePlanId, shownTotal, ...(shownPolicies ? [shownPolicies.map(windowValue).join('_')] : [])].join('~');

const windowValue = ({ FromDate, ChargeType, Charge }: CancellationPolicy): string =>
  [(Date.parse(FromDate) / 1000).toString(BASE), ChargeType, Charge].join('.');

/** Reads the value back; null for anything else. */
export function readChosenRate(value: string): ChosenRate | null {
  const [roomTypeId, ratePlanId, shown, windows, ...rest] = value.split('~');
  const shownTotal = paise(shown);
  const shownPolicies = windows === undefined ? null : windows.split('_').filter(Boolean).map(readWindow);
  if (!roomTypeId || !ratePlanId || rest.length || shownTotal === null) return null;
  if (shownPolicies && (shownPolicies.length > MOST_WINDOWS || shownPolicies.includes(null))) return null;
  return { roomTypeId, ratePlanId, shownTotal, shownPolicies: shownPolicies as CancellationPolicy[] | null };
}

/** A rate as a form value without price and terms, for a search on other dates. */
export const namedRateValue = ({ roomTypeId, ratePlanId }: NamedRate): string => `${roomTypeId}~${ratePlanId}`;

/** Reads either form value; null for anything else. */
export function readRememberedRate(value: string): RememberedRate | null {
  const chosen = readChosenRate(value);
  if (chosen) return chosen;
  const [roomTypeId, ratePlanId, ...rest] = value.split('~');
  return roomTypeId && ratePlanId && !rest.length ? { roomTypeId, ratePlanId } : null;
}

function readWindow(text: string): CancellationPolicy | null {
  const [from = '', type, charge, ...rest] = text.split('.');
  const [at, Charge] = [new Date(parseInt(from, BASE) * 1000), paise(charge)];
  if (Number.isNaN(at.getTime()) || rest.length || (type !== '1' && type !== '2') || Charge === null) return null;
  return { FromDate: at.toISOString(), ChargeType: type === '1' ? 1 : 2, Charge };
}

const paise = (digits = ''): number | null => (/^\d{1,15}$/.test(digits) ? Number(digits) : null);

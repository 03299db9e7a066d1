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

/** The parameter of a room's own rate, where a rate is chosen for each room: "rate1" for the first. */
export const roomRateParam = (at: number): string => `rate${at + 1}`;

/** Rates as parameters of an address: one for all rooms, or one for each. */
export const rateParams = (rates: readonly NamedRate[]): Record<string, string> =>
  rates.length > 1
    ? Object.fromEntries(rates.map((rate, at) => [roomRateParam(at), namedRateValue(rate)]))
    : { rate: namedRateValue(rates[0]!) };

type Params = Record<string, string | string[] | undefined>;
const roomValue = (params: Params, at: number): string => [params[roomRateParam(at)] ?? ''].flat()[0] ?? '';

/** The rate that an address names for each of so many rooms, null for a room without; null when it names one rate for all. */
export function readRoomRates(params: Params, rooms: number): (RememberedRate | null)[] | null {
  const rates = Array.from({ length: rooms }, (_, at) => readRememberedRate(roomValue(params, at)));
  return rooms > 1 && (params.each !== undefined || rates.some(Boolean)) ? rates : null;
}

/** The rates chosen for each of so many rooms, as they were shown; null unless every room has one. */
export function readChosenRoomRates(params: Params, rooms: number): ChosenRate[] | null {
  const rates = Array.from({ length: rooms }, (_, at) => readChosenRate(roomValue(params, at)));
  return rooms > 1 && rates.every((rate) => rate !== null) ? rates : null;
}

function readWindow(text: string): CancellationPolicy | null {
  const [from = '', type, charge, ...rest] = text.split('.');
  const [at, Charge] = [new Date(parseInt(from, BASE) * 1000), paise(charge)];
  if (Number.isNaN(at.getTime()) || rest.length || (type !== '1' && type !== '2') || Charge === null) return null;
  return { FromDate: at.toISOString(), ChargeType: type === '1' ? 1 : 2, Charge };
}

const paise = (digits = ''): number | null => (/^\d{1,15}$/.test(digits) ? Number(digits) : null);

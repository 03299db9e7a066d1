/** A rate chosen on the hotel's page as one form value: room type, rate plan, and the total shown in paise. */
export type ChosenRate = { roomTypeId: string; ratePlanId: string; shownTotal: number };

export const chosenRateValue = ({ roomTypeId, ratePlanId, shownTotal }: ChosenRate): string => [roomTypeId, ratePlanId, shownTotal].join('~');

/** Reads the value back; null for anything else. */
export function readChosenRate(value: string): ChosenRate | null {
  const [roomTypeId, ratePlanId, shown, ...rest] = value.split('~');
  const shownTotal = Number(shown);
  if (!roomTypeId || !ratePlanId || rest.length || !Number.isSafeInteger(shownTotal) || shownTotal < 0) return null;
  return { roomTypeId, ratePlanId, shownTotal };
}

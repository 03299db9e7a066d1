import { CHARGE_PERCENT, type CancellationPolicy } from '#lib/shared/cancellation.ts';

/** From so many days before the group meets, cancelling costs this percentage of the price. Before the first: nothing. */
export const CANCELLATION_TERMS = [
  { daysBefore: 30, percent: 25 },
  { daysBefore: 15, percent: 50 },
  { daysBefore: 7, percent: 100 },
] as const;

const DAY_MS = 86_400_000;

/** The terms of a departure on the wire (3.10). */
export const policiesOf = (startsAt: Date): CancellationPolicy[] =>
  CANCELLATION_TERMS.map(({ daysBefore, percent }) => ({
    FromDate: new Date(startsAt.getTime() - daysBefore * DAY_MS).toISOString(),
    ChargeType: CHARGE_PERCENT,
    Charge: percent,
  }));

/** A departure is sold until so many days before: hotels and guide need a list of names. */
export const SOLD_UNTIL_DAYS = 3;

/** Whether a departure can still be booked. */
export const isOnSale = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - SOLD_UNTIL_DAYS * DAY_MS > now.getTime();

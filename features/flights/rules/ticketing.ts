const HOUR = 3_600_000;

/** So long before departure the sale of seats ends. */
export const SALE_ENDS_MINUTES = { domestic: 60, international: 120 } as const;

/**
 * Until when a held PNR must be ticketed; null when the airline gives no time any more and sells at once only. Far ahead
 * it waits a day, close to departure hours (as airlines' ticketing time limits do).
 */
export function ticketingDeadline(now: Date, departsAt: Date): Date | null {
  const hoursLeft = (departsAt.getTime() - now.getTime()) / HOUR;
  const wait = hoursLeft > 14 * 24 ? 24 : hoursLeft > 7 * 24 ? 12 : hoursLeft > 3 * 24 ? 6 : hoursLeft > 24 ? 2 : 0;
  return wait ? new Date(now.getTime() + wait * HOUR) : null;
}

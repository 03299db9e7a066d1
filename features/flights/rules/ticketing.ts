const HOUR = 3_600_000;

/** Seats are sold until this long before departure. */
export const SALE_ENDS_MINUTES = { domestic: 60, international: 120 } as const;

/**
 * The ticketing deadline of a held PNR; null when the airline tickets at once. A day when far ahead, hours close to
 * departure (as airlines' ticketing time limits).
 */
export function ticketingDeadline(now: Date, departsAt: Date): Date | null {
  const hoursLeft = (departsAt.getTime() - now.getTime()) / HOUR;
  const wait = hoursLeft > 14 * 24 ? 24 : hoursLeft > 7 * 24 ? 12 : hoursLeft > 3 * 24 ? 6 : hoursLeft > 24 ? 2 : 0;
  return wait ? new Date(now.getTime() + wait * HOUR) : null;
}

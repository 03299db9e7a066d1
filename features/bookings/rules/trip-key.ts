/** The part of an offer that identifies the trip: what is booked and when, without price and terms. */
type Offer = { mode: string; id: string; checkIn?: string; nights?: number; rooms?: number; passengers?: number };

/** The key an approval is valid for: the same rate, dates, rooms and people. The order of people does not matter. */
export const tripKey = (
  { mode, id, checkIn, nights, rooms, passengers }: Offer,
  { travellerIds, guests }: { travellerIds: readonly string[]; guests: number },
): string =>
  [mode, id, checkIn ?? '', nights ?? '', rooms ?? passengers ?? '', [...travellerIds].sort().join(','), guests].join(
    '|',
  );

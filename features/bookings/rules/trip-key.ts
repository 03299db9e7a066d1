/** An offer as far as a trip goes: what is taken and when; neither its price nor its terms. */
type Offer = { mode: string; id: string; checkIn?: string; nights?: number; rooms?: number; passengers?: number };

/** What an approval holds for, as one text: the same rate, days, rooms and people. Who travels has no order. */
export const tripKey = (
  { mode, id, checkIn, nights, rooms, passengers }: Offer,
  { travellerIds, guests }: { travellerIds: readonly string[]; guests: number },
): string =>
  [mode, id, checkIn ?? '', nights ?? '', rooms ?? passengers ?? '', [...travellerIds].sort().join(','), guests].join(
    '|',
  );

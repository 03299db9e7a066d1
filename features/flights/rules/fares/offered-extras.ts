import type { ExtrasOffered } from '../extras.ts';
import { bagsOf, mealsOf } from '../extras.ts';
import { presentSeats, type PricedTrip } from '../search/present-trip.ts';

/** All extras of a checked trip; `ours` gives the seats our travellers selected on a flight (by id). */
export function offeredExtras(
  { dated, offers }: PricedTrip,
  ours: (flightId: string) => ReadonlySet<string>,
): ExtrasOffered {
  const flights = new Map<
    string,
    {
      name: string;
      seats: Map<string, { price: number; zone: 'front' | 'exit' | 'standard' }>;
      meals: ReturnType<typeof mealsOf>;
    }
  >();
  for (const offer of offers) {
    offer.sold.seats.forEach(({ flight, date }, at) => {
      const flightId = `${flight}.${date}`;
      const { rows } = presentSeats(dated, { offer, at }, ours(flightId));
      const open = rows.flatMap(({ places }) =>
        places.flatMap((place) =>
          place?.open ? [[place.seat, { price: place.price, zone: place.zone }] as const] : [],
        ),
      );
      flights.set(flightId, {
        name: `${flight.slice(0, 2)} ${flight.slice(2)}`,
        seats: new Map(open),
        meals: mealsOf(offer.market, offer.terms),
      });
    });
  }
  return { flights, bounds: offers.map(({ market, sold }) => ({ name: sold.journey, bags: bagsOf(market) })) };
}

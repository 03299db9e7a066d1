import type { ToAdd } from '#features/cart/client/use-cart.ts';
import { getHotel as hotelInfo } from '#features/hotels/contract.ts';
import { getHotel } from '#features/hotels/server/index.ts';
import { readDeparture } from '#features/packages/components/departure-value.ts';
import { parseExtras } from '#features/packages/rules/parse-extras.ts';
import { clock } from '#lib/server/clock.ts';
import { read } from '#lib/server/http/read.ts';
import { rateParams, readChosenRate, readChosenRoomRates } from '#lib/shared/chosen-rate.ts';
import { formatExtras } from '#lib/shared/format-extras.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import { firstOf, readStayInput, type SearchParams } from '#lib/shared/stay-params.ts';
import { formatRooms, stayParams } from '#lib/shared/stay-shape.ts';
import { readChosenFlights, searchOfOffers } from '../../flights/review/read-chosen-flights.ts';
import { findPackage } from '../../packages/find-package.ts';
import { readParty } from '../../packages/read-party.ts';

type Read = { /** Null where the address names nothing that is sold. */ what: ToAdd | null; back: string };

/** What an address adds to the cart: the parameters are those of the product's review, also those of an open booking. */
export async function readChoice(asked: SearchParams): Promise<Read> {
  if (asked.bookingId) return { what: { bookingId: firstOf(asked.bookingId) }, back: routes.landing() };
  if (asked.offers) return readFlights(asked);
  if (asked.package) return readPackage(asked);
  return readStay(asked);
}

async function readStay(asked: SearchParams): Promise<Read> {
  const slug = firstOf(asked.hotel);
  const hotel = slug ? await read(hotelInfo, getHotel, { hotel: slug }).catch(() => null) : null;
  if (!hotel) return { what: null, back: routes.landing() };
  const { stay, complete } = readStayInput(asked, clock.today(hotel.zone));
  const rates = readChosenRoomRates(asked, stay.rooms.length);
  const rate = readChosenRate(firstOf(asked.rate));
  const chosen = rates ?? (rate && [rate]);
  const back = routes.hotel(hotel.slug, { ...stayParams(stay), ...(chosen ? rateParams(chosen) : {}) });
  if (!chosen || !complete) return { what: null, back };
  const rooms = chosen.map(({ roomTypeId, ratePlanId }) => ({ roomTypeId, ratePlanId }));
  const named = rates ? { rates: rooms } : rooms[0];
  return { what: { choice: { of: 'hotel', hotelId: hotel._id, ...named, stay } }, back };
}

function readFlights(asked: SearchParams): Read {
  const flights = readChosenFlights(asked);
  if (!flights) return { what: null, back: routes.landingFor('flights') };
  const { offers, party } = flights;
  return {
    what: { choice: { of: 'flight', offers, party } },
    back: searchOfOffers(flights) ?? routes.landingFor('flights'),
  };
}

async function readPackage(asked: SearchParams): Promise<Read> {
  const found = await findPackage(firstOf(asked.package));
  const chosen = readDeparture(firstOf(asked.departure));
  const { rooms, problem } = readParty(asked);
  if (!found) return { what: null, back: packageRoutes.list() };
  const { slug } = found.package;
  const extras = parseExtras(asked.extra);
  const back = packageRoutes.page(slug, {
    departure: chosen?.date,
    rooms: formatRooms(rooms),
    extra: formatExtras(extras),
  });
  if (!chosen || problem) return { what: null, back };
  return {
    what: { choice: { of: 'package', slug, departure: chosen.date, rooms, ...(extras.length ? { extras } : {}) } },
    back,
  };
}

import 'server-only';

/** The server interface of flights for other features. */
export { extraName } from '../rules/extras.ts';
export { buildTimetable } from './build-timetable.ts';
export {
  offeredTrips,
  tripsInstead,
  wayOfQuote,
  type OfferedTrip,
  type TripDirection,
} from '../rules/listing/whole-trips.ts';
export { embeddedAirlines } from './embedded-airlines.ts';
export { extrasToOffer, seatsToOffer } from './extras-on-sale.ts';
export { fareCalendar } from './fare-calendar.ts';
export { presentChecked } from './present-checked.ts';
export { searchFlights } from './search-flights.ts';
export { eraseReservations } from './supplier/erase-reservations.ts';
export { expireFlightHolds } from './supplier/hold-trip.ts';

// background work
export { flightsRetention } from './retention.ts';

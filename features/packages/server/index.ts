import 'server-only';

/** The server interface of packages for other features. */
export { describeDeparture } from './describe-departure.ts';
export { forgetGuests } from './operator/name-guests.ts';
export { contractedDepartures } from './operator/contracted-departures.ts';
export { routeOfDays } from './route-of-days.ts';
export { priceDepartures } from './price-departures.ts';
export { paymentSchedule, type ScheduledPayment } from '../rules/payment-schedule.ts';
export { withHotels } from '../rules/choose-hotels.ts';
export { extrasProblems } from '../rules/extras.ts';
export { isShared, priceOfRooms, type PriceOfRooms } from '../rules/price-of-rooms.ts';
export { headcount, partyProblems, placesOf } from '../rules/party.ts';

// use cases that pages also call
export { getPackage } from './get-package.ts';
export { listPackages } from './list-packages.ts';

// demo stock
export { seedDepartures } from './seed-departures.ts';

// background work
export { expirePackageHolds } from './operator/hold-places.ts';
export { packagesRetention } from './retention.ts';

import { presentPosts } from '#features/blogs/rules/present-post.ts';
import type { BookingView } from '#features/bookings/contract.ts';
import { helpFound, type UserReads } from '#features/assistant/rules/reads.ts';
import type { Trip } from '#features/assistant/rules/trip.ts';
import { searchHelp as searchHelpPage } from '#features/support/server/search-help.ts';
import { notFound } from '#lib/shared/errors.ts';

/** When the questions of the tests are asked. */
export const ASKED_AT = new Date('2026-12-01T04:30:00Z');

/** A confirmed stay in Kochi, but for what is said. */
export const aTrip = (of: Partial<Trip>): Trip => ({
  bookingId: 'bkg_kochi',
  kind: 'stay',
  title: 'Kettuvallam House',
  places: 'Kettuvallam House Kochi Kumbalangi',
  code: 'KV 4821 3709',
  from: '2026-12-12',
  to: '2026-12-15',
  startsAt: '2026-12-12T08:30:00Z',
  endsAt: '2026-12-15T05:30:00Z',
  zone: 'Asia/Kolkata',
  state: 'confirmed',
  currency: 'INR',
  total: 1_486_800,
  holdExpiresAt: null,
  refund: null,
  ...of,
});

/** A stay, a flight, a package, a cancelled stay and a held one. */
export const TRIPS: readonly Trip[] = [
  aTrip({}),
  aTrip({
    bookingId: 'bkg_delhi',
    kind: 'flight',
    title: 'Bengaluru – Delhi and back',
    places: 'Bengaluru – Delhi and back',
    code: 'QX7R2M',
    from: '2026-12-20',
    to: '2026-12-24',
    startsAt: '2026-12-20T02:30:00Z',
    endsAt: '2026-12-24T14:30:00Z',
  }),
  aTrip({
    bookingId: 'bkg_triangle',
    kind: 'package',
    title: 'Golden Triangle',
    places: 'Golden Triangle Agra',
    code: 'TR 7777 8888',
    from: '2027-01-16',
    to: '2027-01-21',
    startsAt: '2027-01-16T03:30:00Z',
    endsAt: '2027-01-21T12:30:00Z',
  }),
  aTrip({
    bookingId: 'bkg_jaipur',
    title: 'Amber Haveli',
    places: 'Amber Haveli Jaipur Amer',
    code: 'AH 1111 2222',
    from: '2026-12-05',
    to: '2026-12-07',
    startsAt: '2026-12-05T08:30:00Z',
    endsAt: '2026-12-07T05:30:00Z',
    state: 'cancelled',
    refund: { amount: 744_000, charge: 0, to: 'source', state: 'processed', at: '2026-11-28T06:00:00Z' },
  }),
  aTrip({
    bookingId: 'bkg_goa',
    title: 'Casa Palms',
    places: 'Casa Palms Goa Assagao',
    code: null,
    from: '2026-12-27',
    to: '2026-12-29',
    startsAt: '2026-12-27T08:30:00Z',
    endsAt: '2026-12-29T05:30:00Z',
    state: 'held',
    holdExpiresAt: '2026-12-01T05:30:00Z',
  }),
];

/** What the answers read of a booking. */
function viewOf({ kind, refund, code }: Trip): BookingView {
  const common = { refund, amendments: [], documents: { voucher: code !== null, invoice: 'INV-1', creditNote: null } };
  if (kind === 'stay')
    return {
      ...common,
      category: 1,
      hotel: { checkInTime: '14:00', checkOutTime: '11:00', address: 'Beach Road', city: 'Kochi' },
      changeDates: { allowed: true, reason: null },
    } as unknown as BookingView;
  if (kind === 'package')
    return {
      ...common,
      category: 6,
      departure: '2027-01-16',
      changeDeparture: { allowed: true, reason: null },
      package: { meets: { place: 'Gate 1', city: 'Delhi', time: '09:00' } },
    } as unknown as BookingView;
  const airport = (cityName: string) => ({ airport: { cityName } });
  return {
    ...common,
    category: 2,
    services: [],
    bounds: [
      {
        segments: [{ origin: airport('Bengaluru'), destination: airport('Delhi') }],
        terms: { cabinKg: 7, checkedKg: 15, name: 'Saver' },
      },
    ],
  } as unknown as BookingView;
}

const POLICY_CITIES = ['Mumbai', 'Delhi'];

/** What somebody with these trips may look up. */
export const userReads = (as: UserReads['as'] = 'traveller', trips: readonly Trip[] = TRIPS): UserReads => ({
  as,
  trips: async () => [...trips],
  booking: async (id) => {
    const trip = trips.find(({ bookingId }) => bookingId === id);
    if (!trip) throw notFound('This booking');
    return viewOf(trip);
  },
  refundNow: async () => ({ refund: 744_000, charge: 742_800, toSource: 744_000, toWallet: 0, holdsUntil: null }),
  wallet: async () => ({ balance: 150_000, currency: 'INR' }),
  policy: async (words) => ({
    place: POLICY_CITIES.find((city) => words.includes(city.toLowerCase())) ?? null,
    hotel: 'up to ₹5,000 a night',
    flight: 'Economy',
  }),
  requests: async () => [],
});

/** The real search of the help page, and the places that it knows in Devanagari. */
export const searchHelp = (question: string) => searchHelpPage(question, presentPosts).map(helpFound);
export { latinPlaces } from '#features/assistant/server/latin-places.ts';

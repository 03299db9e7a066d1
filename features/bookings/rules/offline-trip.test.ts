import { describe, expect, it } from 'vitest';
import type { BookingView } from '../contract.ts';
import {
  asOfText,
  contactFactsOf,
  inTravelOrder,
  isCurrent,
  type OfflineTrip,
  offlineTrip,
  contactFacts,
} from './offline-trip.ts';

const AT = '2026-12-01T08:35:00.000Z';

// 14:05 in India
const INDIA = 'Asia/Kolkata';

const stay = (change: Record<string, unknown> = {}): BookingView =>
  ({
    _id: 'bkg_1',
    category: 1,
    state: 'confirmed',
    total: 10_000_00,
    currency: 'INR',
    confirmationCode: 'KV7X2',
    cancellationPolicies: [{ FromDate: '2026-12-10T08:30:00.000Z', ChargeType: 2, Charge: 100 }],
    documents: { voucher: true, invoice: 'SR/26-27/000041', creditNote: null },
    hotel: {
      name: 'Kettuvallam House',
      city: 'Kochi',
      address: '4 Rose Street, Fort Kochi',
      telephone: '+91 484 221 5000',
      zone: INDIA,
    },
    room: { name: 'River room', meals: 'Breakfast' },
    rooms: [{ room: { roomTypeId: 'rty_1', ratePlanId: 'rpl_1', name: 'River room', meals: 'Breakfast' } }],
    stay: { checkIn: '2026-12-12', checkOut: '2026-12-14', rooms: [{ adults: 2, childAges: [] }] },
    checkInAt: '2026-12-12T08:30:00.000Z',
    checkOutAt: '2026-12-14T05:30:00.000Z',
    details: { guests: [{ title: 'Ms', firstName: 'Asha', lastName: 'Menon' }], gst: { number: '29AAGCB7383J1Z4' } },
    payment: { wallet: 0, gateway: 10_000_00, method: 'upi', paidAt: AT, problem: null },
    ...change,
  }) as unknown as BookingView;

const trip = (change: Partial<OfflineTrip> = {}): OfflineTrip => ({
  _id: 'bkg_1',
  title: 'Kettuvallam House',
  from: '2026-12-12',
  until: '2026-12-14',
  zone: INDIA,
  endsAt: '2026-12-14T05:30:00.000Z',
  facts: [],
  notes: [],
  fetchedAt: AT,
  ...change,
});

describe('[2.6] a trip as a browser stores it', () => {
  it('has code, address, telephone, terms and invoice number, and when it was fetched', () => {
    const kept = offlineTrip(stay(), AT);
    expect(kept).toMatchObject({ title: 'Kettuvallam House', from: '2026-12-12', until: '2026-12-14', fetchedAt: AT });
    expect(Object.fromEntries(kept!.facts)).toMatchObject({
      'Confirmation code': 'KV7X2',
      Address: '4 Rose Street, Fort Kochi',
      Telephone: '+91 484 221 5000',
      Cancellation: 'Free cancellation until 10 Dec, 14:00',
      'Invoice number': 'SR/26-27/000041',
    });
  });

  it('[7.20] names each room with its meals and terms, where they differ', () => {
    const room = (name: string, meals: string) => ({ roomTypeId: name, ratePlanId: name, name, meals });
    const until = (FromDate: string) => [{ FromDate, ChargeType: 2, Charge: 100 }];
    const rooms = [
      {
        room: room('River room', 'Breakfast'),
        total: 6_000_00,
        cancellationPolicies: until('2026-12-10T08:30:00.000Z'),
      },
      {
        room: room('Lane room', 'Room only'),
        total: 4_000_00,
        cancellationPolicies: until('2026-01-01T08:30:00.000Z'),
      },
    ];
    expect(Object.fromEntries(offlineTrip(stay({ rooms }), AT)!.facts)).toMatchObject({
      Rooms: 'Room 1: River room, Breakfast\nRoom 2: Lane room, Room only',
      Cancellation: 'Room 1: Free cancellation until 10 Dec, 14:00\nRoom 2: Non-refundable',
    });
  });

  it('[7.20] names whom to call for each person who has an emergency contact', () => {
    const facts = contactFacts([
      { name: 'Asha Menon', contact: { name: 'Ravi Menon', relation: 'brother', phone: '080 4123 4567' } },
      { name: 'Devika Menon', contact: { name: 'Latha', relation: null, phone: '+91 98450 22812' } },
    ]);
    expect(facts).toEqual([
      ['Emergency contact of Asha Menon', 'Ravi Menon, brother: 080 4123 4567'],
      ['Emergency contact of Devika Menon', 'Latha: +91 98450 22812'],
    ]);
    const kept = offlineTrip(stay(), AT, facts)!;
    expect(kept.facts.slice(-2)).toEqual(facts);
    expect(contactFactsOf(kept)).toEqual(facts);
  });

  it('has no price, payment or tax number', () => {
    const text = JSON.stringify(offlineTrip(stay(), AT));
    for (const left of ['₹', '1000000', 'upi', '29AAGCB7383J1Z4']) expect(text).not.toContain(left);
  });

  it.each([['held'], ['paying'], ['cancelled'], ['cancelling'], ['expired'], ['failed']])(
    'is not stored in state %s',
    (state) => expect(offlineTrip(stay({ state }), AT)).toBeNull(),
  );

  it('is not stored if it is a colleague’s', () => expect(offlineTrip(stay({ readOnly: true }), AT)).toBeNull());
});

describe('[2.6] which stored trips are shown', () => {
  it.each([
    ['before it ends', '2026-12-07T00:00:00Z', AT, true],
    ['a flight is late', '2026-12-15T05:00:00Z', '2026-12-14T05:00:00Z', true],
    ['a day after its end', '2026-12-15T05:31:00Z', '2026-12-14T05:00:00Z', false],
    ['seven days after it was fetched (9.8)', '2026-12-08T08:36:00Z', AT, false],
  ])('%s', (_, now, fetchedAt, shown) => expect(isCurrent(trip({ fetchedAt }), new Date(now))).toBe(shown));

  it('those that have begun first, then the next ones', () => {
    const trips = [
      trip({ _id: 'later', from: '2026-12-20' }),
      trip({ _id: 'soon', from: '2026-12-15' }),
      trip({ _id: 'begun', from: '2026-12-10' }),
      trip({ _id: 'today', from: '2026-12-12' }),
    ];
    const order = inTravelOrder(trips, new Date('2026-12-11T20:00:00Z')).map(({ _id }) => _id); // 12 Dec in India
    expect(order).toEqual(['today', 'begun', 'soon', 'later']);
  });
});

describe('[2.6] on the day of travel', () => {
  it.each([
    ['the day before, the one under way is first', '2026-12-19T10:00:00Z', ['under way', 'today', 'next']],
    ['from midnight at its place, today’s is first', '2026-12-19T18:30:00Z', ['today', 'under way', 'next']],
    ['in the evening too', '2026-12-20T18:00:00Z', ['today', 'under way', 'next']],
  ])('%s', (_, now, order) => {
    const trips = [
      trip({ _id: 'next', from: '2026-12-21' }),
      trip({ _id: 'under way', from: '2026-12-18', until: '2026-12-24' }),
      trip({ _id: 'today', from: '2026-12-20' }),
    ];
    expect(inTravelOrder(trips, new Date(now)).map(({ _id }) => _id)).toEqual(order);
  });
});

describe('[2.6] when it was fetched', () => {
  it.each([
    ['2026-12-01T10:00:00Z', 'As of 14:05 today'],
    ['2026-12-02T10:00:00Z', 'As of 14:05 yesterday'],
    ['2026-12-04T10:00:00Z', 'As of 14:05, Tue 1 Dec'],
    ['2027-01-04T10:00:00Z', 'As of 14:05, Tue 1 Dec 2026'],
  ])('read at %s: %s', (now, text) => expect(asOfText(AT, new Date(now), INDIA)).toBe(text));
});

import type { BookedStay } from '#features/documents/server/index.ts';

const LINES: BookedStay['lines'] = [
  { code: 'room', label: '₹4,720 × 3 nights', amount: 1_416_000 },
  { code: 'tax', label: 'GST, 5%', amount: 70_800, rateBp: 500, taxable: 1_416_000 },
];

/** A confirmed stay as its documents show it: three nights near Kochi, one room, 5 % GST, half back after 2 December. */
export const aBookedStay = (changes: Partial<BookedStay> = {}): BookedStay => ({
  bookingId: 'bkg_01kappers000000000ab',
  confirmationCode: 'KV 48 213',
  hotel: {
    name: 'Kettuvallam House',
    address: 'Perumpadappu Road, Kumbalangi, Kochi 682007',
    area: 'Kumbalangi',
    city: 'Kochi',
    countryName: 'India',
    countryCode: 'IN',
    stateCode: '32',
    zone: 'Asia/Kolkata',
    lat: 9.8765,
    lng: 76.28461,
    checkInTime: '14:00',
    checkOutTime: '11:00',
    telephone: '+44 1632 960000',
    poster: { kind: 'backwater', hour: 'dusk', seed: 'kettuvallam-house' },
  },
  room: { name: 'Waterside room', rateName: 'Refundable', meals: 'Breakfast' },
  stay: { checkIn: '2026-12-12', checkOut: '2026-12-15', rooms: [{ adults: 2, childAges: [5] }] },
  nights: 3,
  checkInAt: '2026-12-12T08:30:00.000Z',
  checkOutAt: '2026-12-15T05:30:00.000Z',
  currency: 'INR',
  total: 1_486_800,
  lines: LINES,
  shown: changes.lines ?? LINES,
  roomTotals: (changes.stay?.rooms ?? [null]).map((_room, _at, all) =>
    Math.round((changes.total ?? 1_486_800) / all.length),
  ),
  cancellationPolicies: [
    { FromDate: '2026-12-02T08:30:00.000Z', ChargeType: 2, Charge: 50 },
    { FromDate: '2026-12-08T08:30:00.000Z', ChargeType: 2, Charge: 100 },
  ],
  guests: [{ title: 'Ms', firstName: 'Asha', lastName: 'Iyer' }],
  requests: 'A cot for a child of five, and a late arrival: our train reaches Ernakulam at 21:40.',
  help: ['+44 1632 960999', 'help@sarai.example', 'https://sarai.example/help'],
  gst: null,
  payment: { wallet: 486_800, gateway: 1_000_000, method: 'upi', paidAt: '2026-11-21T06:12:00.000Z' },
  bookedAt: '2026-11-21T06:12:00.000Z',
  ...changes,
});

import {
  departureChanged,
  departureNote,
  departureNotPaid,
  departureRefused,
} from '#features/bookings/rules/package-departure.ts';
import { refundNote } from '#features/bookings/rules/price-notes.ts';

const JANUARY = { departure: '2027-01-10', ends: '2027-01-13' };
const LATER = { departure: '2027-01-16', ends: '2027-01-19' };
const price = { words: '', newPrice: 9_000_000, paid: { wallet: 0, gateway: 500_000 } };

/** What is stored with a booked package when it is cancelled or its departure changes. Its page is in English; emails say it. */
export function messagesOfPackageChanges(): string[] {
  const none = { toSource: 0, toWallet: 0, charge: 0 };
  return [
    departureChanged(JANUARY, LATER),
    ...[500_000, 0, -500_000].flatMap((amount) =>
      [0, 120_000].map((charge) => departureNote({ ...price, amount, charge }, 'INR').trim()),
    ),
    departureNotPaid(null),
    departureNotPaid('The bank declined the payment.'),
    departureRefused(0, 'INR'),
    departureRefused(500_000, 'INR'),
    refundNote(none, 'INR', 'package'),
    refundNote({ ...none, toSource: 500_000, charge: 120_000 }, 'INR', 'package'),
    refundNote({ ...none, toSource: 500_000, toWallet: 100_000 }, 'INR', 'package'),
  ];
}

import type { PackageBooking } from '#features/bookings/contract.ts';
import type { Buyer } from '../buyer.ts';
import { aPackageBuyer } from '../departures.ts';
import type { KnownValues } from './good-input.ts';

/** A departure of `twoTravellers`, more than 60 days ahead of the walk. */
const FAR = { slug: 'golden-triangle', departure: '2027-02-06', groupSize: 0 };

/** A package of this buyer that was booked with its deposit. */
export const aPackageInParts = (asha: Buyer): Promise<PackageBooking> =>
  aPackageBuyer(asha).confirmedPackage(FAR, { paying: 'deposit' });

/** What its next payment needs. */
export const nextPaymentOf = ({ _id, instalments }: PackageBooking): KnownValues => ({
  bookingId: _id,
  payments: 'next',
  expectedAmount: instalments?.payments.find(({ paidAt }) => paidAt === null)?.amount ?? 0,
});

/** A package of this buyer that was booked and paid whole, on another departure than the one in parts. */
export const aWholePackage = (asha: Buyer): Promise<PackageBooking> =>
  aPackageBuyer(asha).confirmedPackage({ ...FAR, departure: '2027-01-30' });

/** What a change of its departure needs, and what its price: not the one to which the walk may have changed it. */
export const otherDepartureOf = ({ _id }: PackageBooking, operation: string): KnownValues => ({
  bookingId: _id,
  departure: operation === 'bookings.changeDeparture' ? '2027-02-20' : '2027-02-13',
  expectedDue: 90_000_000,
  walletAmount: 0,
  refundTo: 'wallet',
});

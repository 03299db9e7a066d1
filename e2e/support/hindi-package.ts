import type { PackageBooking } from '#features/bookings/contract.ts';

/** What data names of a booked package: it, its operator, where it meets and parts, its hotels, its code and people. */
export const namesInPackage = (booking: PackageBooking): string[] =>
  [
    booking.package.title,
    booking.package.operatedBy,
    booking.package.meets.place,
    booking.package.meets.place.replace(/, arrivals.*$/, ''),
    booking.package.endsIn.place,
    booking.confirmationCode ?? '',
    ...booking.days.flatMap(({ hotel }) => (hotel ? [hotel.name, hotel.address, hotel.insteadOf ?? ''] : [])),
    ...(booking.details?.guests ?? []).flatMap(({ firstName, lastName }) => [firstName, lastName]),
  ].filter(Boolean);

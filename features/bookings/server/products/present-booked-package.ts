import 'server-only';
import type { BookedPackage } from '#features/documents/server/index.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PackageRow } from '../bookings.repo.ts';
import { helpContacts } from './help-contacts.ts';
import { paymentOf } from './payment-of.ts';

/** A confirmed package for its documents. Contact and PAN are left out: no document prints them. */
export function presentBookedPackage(booking: PackageRow): BookedPackage {
  const {
    package: journey,
    departure,
    ends,
    nights,
    days,
    inclusions,
    exclusions,
    lines,
    rooms,
    cancellationPolicies,
  } = booking.snapshot;
  const { guests = [], requests = '', gst = null } = booking.details ?? {};
  return {
    category: 'package',
    bookingId: booking.id,
    confirmationCode: booking.confirmationCode ?? '',
    description: `Tour package: ${journey.title}, ${formatDateRange(departure, ends, '')}, ${counted(nights, 'night')}, ${counted(rooms.length, 'room')}`,
    currency: booking.currency,
    total: booking.total,
    lines: lines.map(({ code, label, amount, rateBp, taxable }) => ({
      code: code === 'tax' || code === 'tcs' ? code : 'tour',
      label,
      amount,
      ...(rateBp === undefined ? {} : { rateBp }),
      ...(taxable === undefined ? {} : { taxable }),
    })),
    guests,
    gst,
    payment: paymentOf(booking),
    title: journey.title,
    poster: journey.poster,
    zone: journey.zone,
    operatedBy: journey.operatedBy,
    telephone: journey.telephone ?? null,
    meets: journey.meets,
    endsIn: journey.endsIn,
    departure,
    ends,
    nights,
    startsAt: booking.checkInAt.toISOString(),
    endsAt: booking.checkOutAt.toISOString(),
    days: days.map(({ date, title, text, city, meals, lodging }) => ({
      date,
      title,
      text,
      city,
      meals,
      ...(lodging ? { lodging } : {}),
    })),
    inclusions,
    exclusions,
    entry: journey.entry ?? null,
    rooms: rooms.map(({ occupancy, total }) => ({ occupancy, total })),
    shown: lines.map(({ label, amount }) => ({ label, amount })),
    cancellationPolicies,
    requests,
    help: helpContacts(),
    bookedAt: (booking.paidAt ?? booking.createdAt).toISOString(),
    revision: booking.version,
  };
}

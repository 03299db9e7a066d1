import 'server-only';
import type { BookedPackage } from '#features/documents/server/index.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PackageRow } from '../bookings.repo.ts';
import { shownExtras } from '../../rules/extras-text.ts';
import { standingLines } from '../../rules/sold-package.ts';
import { termsOfPaid } from '../../rules/paid-terms.ts';
import { paidSoFar } from '../../rules/payment-plan.ts';
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
    sold,
  } = booking.snapshot;
  const { paymentPlan } = booking;
  const paid = paidSoFar(booking);
  const { guests = [], requests = '', gst = null } = booking.details ?? {};
  return {
    category: 'package',
    bookingId: booking.id,
    confirmationCode: booking.confirmationCode ?? '',
    description: `Tour package: ${journey.title}, ${formatDateRange(departure, ends, '')}, ${counted(nights, 'night')}, ${counted(rooms.length, 'room')}`,
    currency: booking.currency,
    total: booking.total,
    lines: invoiceLines(sold?.lines ?? lines),
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
    days: days.map(({ date, title, text, city, meals, lodging, hotel }) => ({
      date,
      title,
      text,
      city,
      meals,
      ...(lodging ? { lodging } : {}),
      ...(hotel ? { hotel } : {}),
    })),
    extras: shownExtras(booking.snapshot),
    inclusions,
    exclusions,
    entry: journey.entry ?? null,
    rooms: rooms.map(({ occupancy, total }) => ({ occupancy, total })),
    shown: lines.map(({ label, amount }) => ({ label, amount })),
    cancellationPolicies: paymentPlan
      ? termsOfPaid(cancellationPolicies, { total: booking.total, paid })
      : cancellationPolicies,
    refundable: paid,
    requests,
    help: helpContacts(),
    bookedAt: (booking.paidAt ?? booking.createdAt).toISOString(),
    revision: booking.version,
  };
}

/** Lines of a package's price for its tax documents. */
export const invoiceLines = (lines: PackageRow['snapshot']['lines']): BookedPackage['lines'] =>
  lines.map(({ code, label, amount, rateBp, taxable }) => ({
    code: code === 'tax' || code === 'tcs' || code === 'kept' ? code : 'tour',
    label,
    amount,
    ...(rateBp === undefined ? {} : { rateBp }),
    ...(taxable === undefined ? {} : { taxable }),
  }));

/** The lines of what stands of a package, for its tax documents: without what was kept of cancelled rooms and earlier departures. */
export const standingInvoiceLines = ({ lines }: Pick<PackageRow['snapshot'], 'lines'>): BookedPackage['lines'] =>
  invoiceLines(standingLines(lines));

/** A payment that was made of a package that is paid in parts, for its receipt. Throws an Error for one that was not made. */
export function presentPaidPart(booking: PackageRow, position: number): BookedPackage {
  const part = booking.paymentPlan?.[position];
  if (!part?.paid) throw new Error(`Payment ${position} of ${booking.id} was not made`);
  const { at, wallet, gateway, method } = part.paid;
  const trip = presentBookedPackage(booking);
  return {
    ...trip,
    total: part.amount,
    lines: invoiceLines(part.lines),
    payment: { wallet, gateway, method, paidAt: at, account: 'wallet' },
  };
}

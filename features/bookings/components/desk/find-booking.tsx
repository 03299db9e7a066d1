'use client';

import { FindForm } from '#components/ui/find-form.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { useFind } from '#lib/client/use-find.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { findDeskBookings } from '../../client/desk/calls.ts';
import type { KeyKind } from '../../rules/desk/search-key.ts';
import { BookingRows } from './booking-rows.tsx';
import styles from './desk-bookings.module.css';

const KEY_NAMES: Record<KeyKind, string> = {
  email: 'email address',
  invoice: 'invoice or credit note',
  booking: 'booking id',
  code: 'code or PNR',
};

/** The search by an exact key. What was typed stays in this tab, and goes to the server in a body, never in an address. */
export function FindBooking() {
  const { form, message, data } = useFind((key) => callOperation(findDeskBookings, { body: { key } }));
  return (
    <div className={styles.part}>
      <FindForm
        label="Find a booking"
        hint="Booking code, PNR, invoice number or email address, in full. The search is noted under your name."
        {...form}
      />
      <FormFailure message={message} />
      <div role="status">
        {data &&
          (data.bookings.length ? (
            <p>
              {counted(data.bookings.length, 'booking')} of this {KEY_NAMES[data.kind]}.
            </p>
          ) : (
            <p className="muted">No booking has this {KEY_NAMES[data.kind]}. Check that it is complete.</p>
          ))}
      </div>
      {data && data.bookings.length > 0 && <BookingRows label="Bookings found" bookings={data.bookings} />}
    </div>
  );
}

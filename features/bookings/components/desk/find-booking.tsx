'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FindForm } from '#components/ui/find-form.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { apiFailure } from '#lib/client/api-failure.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { findDeskBookings } from '../../client/calls.ts';
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
  const [key, setKey] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (typed: string) => callOperation(findDeskBookings, { body: { key: typed } }),
  });
  const failure = error ? apiFailure(error) : null;
  return (
    <div className={styles.part}>
      <FindForm
        label="Find a booking"
        hint="Booking code, PNR, invoice number or email address, in full. The search is noted under your name."
        value={key}
        onValue={setKey}
        onFind={() => mutate(key)}
        busy={isPending}
        error={failure?.fields?.key}
      />
      <FormFailure message={failure && !failure.fields?.key ? failure.message : undefined} />
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

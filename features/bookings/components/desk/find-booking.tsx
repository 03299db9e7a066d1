'use client';

import { FindForm } from '#components/ui/find-form.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { Row, Rows } from '#components/ui/rows.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { useFind } from '#lib/client/use-find.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { findDeskBookings } from '../../client/desk/calls.ts';
import type { KeyKind } from '../../rules/desk/search-key.ts';
import { BookingRows } from './booking-rows.tsx';
import styles from './desk-bookings.module.css';

const KEY_NAMES: Record<KeyKind, string> = {
  email: 'email address',
  invoice: 'invoice or credit note',
  booking: 'booking id',
  request: 'request id',
  code: 'code, PNR or ticket number',
};

/** The search by an exact key. What was typed stays in this tab, and goes to the server in a body, never in an address. */
export function FindBooking() {
  const { form, message, data } = useFind((key) => callOperation(findDeskBookings, { body: { key } }));
  const found = [
    ...(data?.bookings.length ? [counted(data.bookings.length, 'booking')] : []),
    ...(data?.transport.length ? [counted(data.transport.length, 'transport request')] : []),
  ];
  return (
    <div className={styles.part}>
      <FindForm
        label="Find a booking or request"
        hint="Booking code, PNR, ticket number, invoice number or email address, in full. The search is noted under your name."
        {...form}
      />
      <FormFailure message={message} />
      <div role="status">
        {data &&
          (found.length ? (
            <p>
              {andList(found)} of this {KEY_NAMES[data.kind]}.
            </p>
          ) : (
            <p className="muted">No booking or request has this {KEY_NAMES[data.kind]}. Check that it is complete.</p>
          ))}
      </div>
      {data && data.bookings.length > 0 && <BookingRows label="Bookings found" bookings={data.bookings} />}
      {data && data.transport.length > 0 && (
        <Rows label="Transport requests found">
          {data.transport.map((one) => (
            <Row
              key={one.bookingId}
              href={workRoutes.deskTransport({ companyId: one.companyId, bookingId: one.bookingId })}
              title={one.title}
              detail={`${one.when} · ${one.companyName}`}
              end={<Tag>{one.status}</Tag>}
            />
          ))}
        </Rows>
      )}
    </div>
  );
}

'use client';

import { useState } from 'react';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import type { BookingView } from '../../contract.ts';
import styles from './documents.module.css';
import { DocumentButton, type DocumentLink } from './document-button.tsx';
import { isFlight, isPackage } from '../../rules/category.ts';

/** Of a stay. @texts */
const LABELS = {
  voucher: 'Voucher',
  calendar: 'Calendar',
  invoice: 'Invoice',
  ticket: 'E-ticket',
  creditNote: 'Credit note',
} as const;
const VOUCHER: DocumentLink = { path: routes.document('voucher'), label: LABELS.voucher, file: 'voucher.pdf' };
/** @texts */
const ITINERARY: DocumentLink = { ...VOUCHER, label: 'Voucher and itinerary' };
const TICKET: DocumentLink = { path: routes.document('ticket'), label: LABELS.ticket, file: 'e-ticket.pdf' };

/** @texts */
const REFUND_VOUCHER = { label: 'Refund voucher', file: 'refund-voucher.pdf' };

/** What reverses receipts of payments in advance is no credit note. */
const creditOf = (booking: BookingView): DocumentLink => ({
  path: routes.document('credit-note'),
  ...(isPackage(booking) && booking.instalments?.open
    ? REFUND_VOUCHER
    : { label: LABELS.creditNote, file: 'credit-note.pdf' }),
});

/** The documents of a booking: voucher or e-ticket, invoice, credit note, calendar. Each is rendered on request. */
export function Documents({ booking }: { booking: BookingView }) {
  const [problem, setProblem] = useState('');
  const documents: DocumentLink[] = [
    ...(booking.documents.voucher
      ? [
          isFlight(booking) ? TICKET : isPackage(booking) ? ITINERARY : VOUCHER,
          {
            path: routes.document('calendar'),
            label: LABELS.calendar,
            file: isFlight(booking) ? 'flights.ics' : isPackage(booking) ? 'package.ics' : 'stay.ics',
          },
        ]
      : []),
    ...(booking.documents.invoice
      ? [{ path: routes.document('invoice'), label: LABELS.invoice, file: 'invoice.pdf' }]
      : []),
    ...(booking.documents.creditNote ? [creditOf(booking)] : []),
  ];
  if (documents.length === 0) return null;
  return (
    <div className={styles.documents} role="group" aria-label={t('Documents')}>
      {documents.map((document) => (
        <DocumentButton
          key={document.path}
          {...document}
          label={t(document.label)}
          query={{ bookingId: booking._id }}
          onProblem={setProblem}
        />
      ))}
      {problem && (
        <p className="small bad" role="alert">
          {messageText(problem)}
        </p>
      )}
    </div>
  );
}

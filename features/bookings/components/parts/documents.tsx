'use client';

import { useState } from 'react';
import { routes } from '#lib/shared/routes.ts';
import type { BookingView } from '../../contract.ts';
import styles from './documents.module.css';
import { DocumentButton, type DocumentLink } from './document-button.tsx';

const VOUCHER: DocumentLink = { path: routes.paper('voucher'), label: 'Voucher', file: 'voucher.pdf' };
const TICKET: DocumentLink = { path: routes.paper('ticket'), label: 'E-ticket', file: 'e-ticket.pdf' };

/** The documents of a booking: voucher or e-ticket, invoice, credit note, calendar. Each is rendered on request. */
export function Documents({ booking }: { booking: BookingView }) {
  const [problem, setProblem] = useState('');
  const papers: DocumentLink[] = [
    ...(booking.documents.voucher
      ? [
          booking.category === 2 ? TICKET : VOUCHER,
          {
            path: routes.paper('calendar'),
            label: 'Calendar',
            file: booking.category === 2 ? 'flights.ics' : 'stay.ics',
          },
        ]
      : []),
    ...(booking.documents.invoice ? [{ path: routes.paper('invoice'), label: 'Invoice', file: 'invoice.pdf' }] : []),
    ...(booking.documents.creditNote
      ? [{ path: routes.paper('credit-note'), label: 'Credit note', file: 'credit-note.pdf' }]
      : []),
  ];
  if (papers.length === 0) return null;
  return (
    <div className={styles.papers} role="group" aria-label="Documents">
      {papers.map((paper) => (
        <DocumentButton key={paper.path} {...paper} query={{ bookingId: booking._id }} onProblem={setProblem} />
      ))}
      {problem && (
        <p className="small bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

'use client';

import { useState } from 'react';
import { Price } from '#components/ui/price.tsx';
import { formatInstant } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import type { AmendmentView, BookingView } from '../../../contract.ts';
import { deviceZone } from '#lib/shared/device-zone.ts';
import { todayAt } from '../../parts/booking-money.ts';
import details from '../../details/details.module.css';
import { DocumentButton, type DocumentLink } from '../../parts/document-button.tsx';
import parts from '../../parts/parts.module.css';
import styles from './trip-amendments.module.css';

const DOCUMENTS: Record<NonNullable<AmendmentView['document']>, DocumentLink> = {
  invoice: { path: routes.document('invoice'), label: 'Invoice', file: 'invoice.pdf' },
  'credit-note': { path: routes.document('credit-note'), label: 'Credit note', file: 'credit-note.pdf' },
};

/** Cancellations and changes since the confirmation, each with its cost or refund and its document. */
export function TripAmendments({ booking }: { booking: BookingView }) {
  const [problem, setProblem] = useState('');
  const amendments = booking.amendments.filter(({ state }) => state !== 'paying');
  if (!amendments.length) return null;
  return (
    <>
      <h2 className={`h3 ${details.heading}`}>
        {booking.category === 1 ? 'Cancelled rooms' : 'Cancelled and changed'}
      </h2>
      <ol className={parts.trail}>
        {amendments.map((amendment) => (
          <li key={amendment._id}>
            <span className="strong">{amendment.words}</span>
            <Price
              money={{ amount: Math.abs(amendment.amount), currency: booking.currency }}
              className={parts.trailPrice}
            />
            <span className="small muted">
              {amendment.state === 'under-way'
                ? booking.category === 1
                  ? 'Under way at the hotel'
                  : 'Under way at the airline'
                : amendment.kind === 'change' && amendment.amount > 0
                  ? 'Paid'
                  : amendment.amount
                    ? 'Came back'
                    : 'Nothing to pay'}
            </span>
            <time dateTime={amendment.at} className="small faint">
              {formatInstant(amendment.at, deviceZone(), todayAt(booking))}
            </time>
            {amendment.document && (
              <div className={styles.document}>
                <DocumentButton
                  {...DOCUMENTS[amendment.document]}
                  query={{ bookingId: booking._id, amendment: amendment._id }}
                  name={`${DOCUMENTS[amendment.document].label}. ${amendment.words}`}
                  onProblem={setProblem}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {problem && (
        <p className="small bad" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

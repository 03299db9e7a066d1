'use client';

import { useState } from 'react';
import { Price } from '#components/ui/price.tsx';
import { formatInstant } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import type { FlightActView, FlightBooking } from '../../../contract.ts';
import { ownZone, todayAt } from '../../parts/booking-money.ts';
import details from '../../details/details.module.css';
import { PaperButton, type Paper } from '../../parts/paper-button.tsx';
import parts from '../../parts/parts.module.css';
import styles from './done-to-it.module.css';

const PAPERS: Record<NonNullable<FlightActView['paper']>, Paper> = {
  invoice: { path: routes.paper('invoice'), label: 'Invoice', file: 'invoice.pdf' },
  'credit-note': { path: routes.paper('credit-note'), label: 'Credit note', file: 'credit-note.pdf' },
};

/** What was cancelled or changed since it was ticketed, what each cost or gave back, and the paper of it. */
export function DoneToIt({ booking }: { booking: FlightBooking }) {
  const [problem, setProblem] = useState('');
  const acts = booking.acts.filter(({ state }) => state !== 'paying');
  if (!acts.length) return null;
  return (
    <>
      <h2 className={`h3 ${details.heading}`}>Cancelled and changed</h2>
      <ol className={parts.trail}>
        {acts.map((act) => (
          <li key={act._id}>
            <span className="strong">{act.words}</span>
            <Price money={{ amount: Math.abs(act.amount), currency: booking.currency }} className={parts.trailPrice} />
            <span className="small muted">
              {act.state === 'under-way'
                ? 'Under way at the airline'
                : act.kind === 'change' && act.amount > 0
                  ? 'Paid'
                  : act.amount
                    ? 'Came back'
                    : 'Nothing to pay'}
            </span>
            <time dateTime={act.at} className="small faint">
              {formatInstant(act.at, ownZone(), todayAt(booking))}
            </time>
            {act.paper && (
              <div className={styles.paper}>
                <PaperButton
                  {...PAPERS[act.paper]}
                  query={{ bookingId: booking._id, act: act._id }}
                  name={`${PAPERS[act.paper].label}. ${act.words}`}
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

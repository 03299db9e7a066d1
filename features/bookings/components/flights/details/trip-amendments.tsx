'use client';

import { useState } from 'react';
import { Price } from '#components/ui/price.tsx';
import { formatInstant } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { andList, capital } from '#lib/shared/word-lists.ts';
import type { AmendmentView, BookingView } from '../../../contract.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { todayAt } from '../../parts/booking-money.ts';
import details from '../../details/details.module.css';
import { DocumentButton, type DocumentLink } from '../../parts/document-button.tsx';
import parts from '../../parts/parts.module.css';
import styles from './trip-amendments.module.css';
import { byCategory, categoryOf, type Category } from '../../../rules/category.ts';

/** @texts */
const LABELS = { invoice: 'Invoice', creditNote: 'Credit note' } as const;
const DOCUMENTS: Record<NonNullable<AmendmentView['document']>, DocumentLink> = {
  invoice: { path: routes.document('invoice'), label: LABELS.invoice, file: 'invoice.pdf' },
  'credit-note': { path: routes.document('credit-note'), label: LABELS.creditNote, file: 'credit-note.pdf' },
};

export type TripAmendmentsProps = { booking: BookingView };

/** Cancellations and changes since the confirmation, each with its cost or refund and its document. */
export function TripAmendments({ booking }: TripAmendmentsProps) {
  const [problem, setProblem] = useState('');
  const amendments = booking.amendments.filter(({ state }) => state !== 'paying');
  if (!amendments.length) return null;
  return (
    <>
      <h2 className={`h3 ${details.heading}`}>{headingOf(booking, amendments)}</h2>
      <ol className={parts.trail}>
        {amendments.map((amendment) => (
          <li key={amendment._id}>
            <span className="strong">{messageText(amendment.words)}</span>
            <Price
              money={{ amount: Math.abs(amendment.amount), currency: booking.currency }}
              className={parts.trailPrice}
            />
            <span className="small muted">{moneyStatus(booking, amendment)}</span>
            <time dateTime={amendment.at} className="small faint">
              {formatInstant(amendment.at, deviceZone(), todayAt(booking))}
            </time>
            {documentsOf(amendment).map((document) => (
              <div className={styles.document} key={document}>
                <DocumentButton
                  {...DOCUMENTS[document]}
                  label={t(DOCUMENTS[document].label)}
                  query={{ bookingId: booking._id, amendment: amendment._id }}
                  name={`${t(DOCUMENTS[document].label)}. ${messageText(amendment.words)}`}
                  onProblem={setProblem}
                />
              </div>
            ))}
          </li>
        ))}
      </ol>
      {problem && (
        <p className="small bad" role="alert">
          {messageText(problem)}
        </p>
      )}
    </>
  );
}

/** What became of the money of a change. */
function moneyStatus(booking: BookingView, { state, kind, amount }: AmendmentView): string {
  if (state === 'under-way') return UNDER_WAY[categoryOf(booking)]();
  if (!amount) return t(kind === 'cancel' ? 'No refund' : 'Nothing to pay');
  return kind !== 'cancel' && kind !== 'refused' && amount > 0 ? t('Paid') : t('Refunded');
}

const UNDER_WAY: Record<Category, () => string> = {
  hotel: () => t('Under way at the hotel'),
  flight: () => t('Under way at the airline'),
  package: () => t('Under way at the tour operator'),
};

const documentsOf = ({ document, creditNote }: AmendmentView) => [
  ...(document ? [document] : []),
  ...(creditNote ? (['credit-note'] as const) : []),
];

const headingOf = (booking: BookingView, amendments: readonly AmendmentView[]): string =>
  byCategory<BookingView, string>(booking, {
    hotel: () => stayHeading(amendments),
    flight: () => flightHeading(amendments),
    package: () => packageHeading(amendments),
  });

function stayHeading(amendments: readonly AmendmentView[]): string {
  const dates = amendments.filter(({ kind }) => kind === 'dates').length;
  return t(
    !dates ? 'Cancelled rooms' : dates === amendments.length ? 'Changed dates' : 'Changed dates and cancelled rooms',
  );
}

function packageHeading(amendments: readonly AmendmentView[]): string {
  const departures = amendments.filter(({ kind }) => kind === 'departure').length;
  return t(
    !departures
      ? 'Cancelled rooms'
      : departures === amendments.length
        ? 'Changed departures'
        : 'Changed departures and cancelled rooms',
  );
}

function flightHeading(amendments: readonly AmendmentView[]): string {
  const has = (...kinds: AmendmentView['kind'][]) => amendments.some(({ kind }) => kinds.includes(kind));
  const done = [
    ...(has('extras') ? [t('added')] : []),
    ...(has('change') ? [t('changed')] : []),
    ...(has('cancel', 'refused') ? [t('cancelled')] : []),
  ];
  return capital(t('{what} since you booked', { what: andList(done) }));
}

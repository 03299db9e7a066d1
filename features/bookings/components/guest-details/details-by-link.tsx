'use client';

import { useState } from 'react';
import Link from 'next/link';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { IsolatedQueryProvider } from '#lib/client/query-client.tsx';
import { useLinkToken } from '#lib/client/use-fragment.ts';
import { formatDate, formatDateRange } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { openGuestLink } from '../../client/guest-link-calls.ts';
import type { GuestLinkPage } from '../../contract.ts';
import { guestLinkRefusal } from '../../rules/guest-links.ts';
import { GuestDetailsForm } from './guest-details-form.tsx';
import styles from './guest-details.module.css';

/** The form for whoever holds the link of a guest's email: the trip it is for, and their own details, sent once. */
export const DetailsByLink = () => (
  <IsolatedQueryProvider>
    <LinkedDetails />
  </IsolatedQueryProvider>
);

function LinkedDetails() {
  const token = useLinkToken();
  const [sent, setSent] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['guest-link', token],
    queryFn: ({ signal }) => callOperation(openGuestLink, { body: { token: token ?? '' }, signal }),
    enabled: Boolean(token) && !sent,
    retry: false,
    staleTime: Infinity,
  });
  if (sent && data) return <Sent page={data} />;
  if (token === '' || error)
    return (
      <ErrorState level={1} title="This link cannot be used" meaning={error?.message ?? guestLinkRefusal('unknown')} />
    );
  if (!data || !token) return <LoadingCards label="Opening the link" count={1} />;
  const { name, company, askedBy, trip, endsOn } = data;
  return (
    <div className={styles.screen}>
      <div>
        <h1 className="h1">Your details for a trip</h1>
        <p className="muted">
          {askedBy} of {company} is arranging this trip and asks for your details. Nothing is charged to you.
        </p>
      </div>
      <dl className={styles.facts}>
        <dt>Trip</dt>
        <dd className="strong">{trip.title}</dd>
        {trip.place && (
          <>
            <dt>Place</dt>
            <dd>{trip.place}</dd>
          </>
        )}
        <dt>Dates</dt>
        <dd>{formatDateRange(trip.from, trip.to, trip.today)}</dd>
        <dt>Guest</dt>
        <dd>{name}</dd>
      </dl>
      <GuestDetailsForm token={token} page={data} onSent={() => setSent(true)} />
      <p className="small muted">
        Only {company} and those who carry out the trip get these details. The link works once, until{' '}
        {formatDate(endsOn, trip.today)} at the latest. Our{' '}
        <Link href={routes.privacy()} prefetch={false}>
          privacy notice
        </Link>{' '}
        says what we do with them and when they are deleted.
      </p>
    </div>
  );
}

const Sent = ({ page: { askedBy, company } }: { page: GuestLinkPage }) => (
  <div className={styles.screen} role="status">
    <h1 className="h1">Thank you</h1>
    <p>
      <Fact tone="good">
        {askedBy} of {company} has your details.
      </Fact>
    </p>
    <p className="muted">This link no longer opens anything. To change something, ask {askedBy}.</p>
  </div>
);

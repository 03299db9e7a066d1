'use client';

import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { useDeskRequest } from '../../client/queries.ts';
import type { DeskTransport } from '../../contract.ts';
import { QuoteCard, RequestFacts, Trail } from '../request-parts.tsx';
import { StateTag } from '../state-tag.tsx';
import styles from '../transport.module.css';
import { ConfirmForm, RefuseForm } from './answer-forms.tsx';
import { QuoteForm } from './quote-form.tsx';

const DeskTicketFiles = onDemand<{ request: DeskTransport }>(() =>
  import('./ticket-files.tsx').then((part) => part.DeskTicketFiles),
);

/** One request at the desk: what is asked for, its quotes, and what its state allows staff to do. */
export function DeskTransportRequest({ companyId, bookingId }: { companyId: string; bookingId: string }) {
  const { data: request, error } = useDeskRequest(companyId, bookingId);
  const [sent, setSent] = useState(0); // another number for each quote sent here begins a new form
  const back = (
    <Button variant="txt" size="sm" icon="back" href={workRoutes.deskTransport()}>
      Transport requests
    </Button>
  );
  if (!request)
    return error ? (
      <ErrorState level={1} title="This request could not be opened" meaning={error.message} actions={back} />
    ) : (
      <LoadingCards label="Loading the request" count={1} />
    );
  return (
    <div className={styles.screen}>
      <div>{back}</div>
      <header className={styles.part}>
        <h1 className="h1">{request.title}</h1>
        <p className="lead">
          {request.when} · {request.companyName}
        </p>
        <div>
          <StateTag {...request} />
        </div>
      </header>
      <RequestFacts
        facts={[
          ...request.facts,
          { label: 'Travellers', value: andList(request.travellers.map(({ name }) => name)) },
          { label: 'Requested by', value: `${request.contact.name}, ${request.contact.workEmail}` },
          ...(request.ticketNumber ? [{ label: 'Ticket', value: request.ticketNumber }] : []),
        ]}
      />
      {request.quotes.length > 0 && (
        <section className={styles.part}>
          <h2 className="h3">Quotes sent</h2>
          <ul className={styles.quotes}>
            {request.quotes.toReversed().map((quote) => (
              <QuoteCard key={quote.quoteId} quote={quote} />
            ))}
          </ul>
        </section>
      )}
      <DeskTicketFiles request={request} />
      {request.confirming.open && <ConfirmForm request={request} />}
      {request.quoting.open && <QuoteForm key={sent} request={request} onSent={() => setSent(sent + 1)} />}
      {request.refusing.open && <RefuseForm request={request} />}
      <Trail trail={request.trail} />
    </div>
  );
}

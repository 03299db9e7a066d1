'use client';

import { BudgetFacts } from '#components/ui/budget-facts.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { PolicyResult } from '#components/ui/policy-result.tsx';
import { downloadFile } from '#lib/client/download-file.ts';
import { useSend } from '#lib/client/use-send.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { chooseQuote, payApprovedQuote, ticketFile } from '../client/calls.ts';
import { TRANSPORT, useTransportRequest } from '../client/queries.ts';
import type { TransportView } from '../contract.ts';
import { Documents } from './documents.tsx';
import { CancelRequest } from './cancel-request.tsx';
import { QuoteCard, RequestFacts, Trail } from './request-parts.tsx';
import { TicketList } from './ticket-list.tsx';
import { StateTag } from './state-tag.tsx';
import styles from './transport.module.css';

/** One transport request for the people of its company: status, quotes to choose from, confirmation, cancellation. */
export function RequestScreen({ bookingId }: { bookingId: string }) {
  const { data: request, error, refetch } = useTransportRequest(bookingId);
  const back = (
    <Button variant="txt" size="sm" icon="back" href={workRoutes.transport()}>
      Transport
    </Button>
  );
  if (!request)
    return error ? (
      <ErrorState
        level={1}
        title="This request could not be opened"
        meaning={error.message}
        now="Nothing was booked or charged by opening it."
        onRetry={() => void refetch()}
        actions={back}
      />
    ) : (
      <LoadingCards label="Loading your request" count={1} />
    );
  return (
    <div className={styles.screen}>
      <div>{back}</div>
      <header className={styles.part}>
        <h1 className="h1">{request.title}</h1>
        <p className="lead">
          {request.when} · {andList(request.travellers.map(({ name }) => name))}
        </p>
        <div role="status" className={styles.part}>
          <div>
            <StateTag {...request} />
          </div>
          <p>{request.sentence}</p>
        </div>
      </header>
      {request.ticketNumber && <Confirmation request={request} />}
      <Documents request={request} />
      {request.refund && (
        <p>
          {formatMoney(money(request.refund.amount))} went back to your company’s account
          {request.refund.charge ? `; ${formatMoney(money(request.refund.charge))} was kept` : ''}.
        </p>
      )}
      {request.needsApproval && (
        <div>
          <Button
            variant="out"
            size="sm"
            href={workRoutes.approvalStatus(request.travelCategory, {
              companyId: request.companyId,
              bookingId: request.bookingId,
            })}
          >
            See the approval
          </Button>
        </div>
      )}
      <Quotes request={request} />
      <section className={styles.part}>
        <h2 className="h3">What you asked for</h2>
        <RequestFacts facts={[...request.facts, { label: 'Reason', value: request.reason }]} />
      </section>
      <Trail trail={request.trail} />
      {request.cancelling.open && <CancelRequest request={request} />}
    </div>
  );
}

function Confirmation({ request }: { request: TransportView }) {
  const { bookingId, ticketNumber, confirmationNote, ticketFiles } = request;
  return (
    <section className={styles.part}>
      <h2 className="h3">Confirmation</h2>
      <RequestFacts
        facts={[
          { label: 'Ticket or booking number', value: ticketNumber ?? '' },
          ...(confirmationNote ? [{ label: 'Note', value: confirmationNote }] : []),
        ]}
      />
      {ticketFiles.length > 0 && (
        <TicketList
          files={ticketFiles}
          download={({ fileId, fileName }) => downloadFile(ticketFile.path, { bookingId, fileId }, fileName)}
        />
      )}
    </section>
  );
}

/** The quotes, newest first; each can be chosen while it is valid. */
function Quotes({ request }: { request: TransportView }) {
  const choose = useSend(chooseQuote, { reads: TRANSPORT });
  const pay = useSend(payApprovedQuote, { reads: TRANSPORT });
  const { bookingId, quotes, paying } = request;
  if (!quotes.length) return null;
  return (
    <section className={styles.part}>
      <h2 className="h3">Quotes</h2>
      <div role="alert">
        <FieldError>{choose.message ?? pay.message ?? undefined}</FieldError>
      </div>
      <ul className={styles.quotes}>
        {quotes.toReversed().map((quote) => (
          <QuoteCard
            key={quote.quoteId}
            quote={quote}
            action={
              quote.chosen && paying.open ? (
                <Button
                  variant="go"
                  busy={pay.busy}
                  busyLabel="Paying…"
                  onClick={() => pay.send({ bookingId, acceptedTotal: quote.total })}
                >
                  Pay {formatMoney(money(quote.total))}
                </Button>
              ) : (
                quote.choosing.open && (
                  <Button
                    variant="ink"
                    busy={choose.busy}
                    busyLabel="Choosing…"
                    onClick={() => choose.send({ bookingId, quoteId: quote.quoteId, acceptedTotal: quote.total })}
                  >
                    {quote.ask === 'approver' ? 'Request approval' : `Choose for ${formatMoney(money(quote.total))}`}
                  </Button>
                )
              )
            }
          >
            {quote.verdict && !quote.expired && (
              <PolicyResult verdict={{ ...quote.verdict, change: null, ...(quote.ask ? { ask: quote.ask } : {}) }} />
            )}
            <BudgetFacts statuses={quote.budgets} />
          </QuoteCard>
        ))}
      </ul>
    </section>
  );
}

import type { ReactNode } from 'react';
import { AirportNotes } from '#components/ui/airport-notes.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Fact } from '#components/ui/fact.tsx';
import { PolicyResult } from '#components/ui/policy-result.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { Price } from '#components/ui/price.tsx';
import { othersOf, windowAround, windowText } from '#lib/shared/approved-window.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type { ApprovalRequest } from '../../contract.ts';
import { BudgetStatuses } from './budget-statuses.tsx';
import { RequestedChangeFacts } from './requested-change-facts.tsx';
import { Levels } from './levels.tsx';
import { Questions } from './questions.tsx';
import { readerTime } from './status-labels.ts';
import styles from './request-summary.module.css';
import shared from './requests.module.css';

/**
 * A request on one page. Left: requester, reason, trip and total price. Right: the policy verdict and the possible
 * actions.
 */
export function RequestSummary({
  request,
  verdict: line,
  children,
}: {
  request: ApprovalRequest;
  /** One line that sums up the request for the approver. */ verdict?: string;
  children: ReactNode;
}) {
  const { trip, total, reason, askedBy, askedAt, configuration, fare, now } = request;
  const outside = trip.travellers.filter(({ verdict }) => !verdict.inPolicy);
  const said = [trip.fields.costCentre, trip.fields.project, trip.fields.purpose].filter(Boolean);
  const own = trip.travellers.length === 1 && trip.travellers[0]?.userId === askedBy._id;
  const money = (amount: number) => ({ amount, currency: trip.currency });
  return (
    <article className={classNames('card', styles.request)}>
      <div className={styles.strip}>
        <Poster {...trip.poster} width={1248} height={160} phone={{ width: 390, height: 112 }} fill priority />
      </div>
      <div className={styles.columns}>
        <div className={styles.left}>
          <div>
            <h1 className="h2">{trip.title}</h1>
            <p className="muted">{trip.place}</p>
          </div>
          <div className={styles.who}>
            <p>
              <span className="strong">{askedBy.name}</span>{' '}
              <span className="small muted">
                {own
                  ? `requests ${trip.change ? 'this change' : 'this trip'}`
                  : `requests ${trip.change ? 'this change' : 'this trip'} for ${andList(trip.travellers.map(({ name }) => name))}`}
              </span>
            </p>
            <p className="small muted">Requested {readerTime(askedAt, now, trip.zone)}</p>
          </div>
          <p className={styles.quote}>“{reason}”</p>
          <Questions request={request} />
          <ul className={styles.legs} aria-label="The trip">
            {trip.legs.map(({ when, title, detail, amount }) => (
              <li key={`${when} ${title}`} className={styles.leg}>
                <span className="muted">{when}</span>
                <span>
                  <span className="strong">{title}</span>
                  <br />
                  <span className="small muted">{detail}</span>
                </span>
                {amount !== null && trip.legs.length > 1 ? <Price money={money(amount)} /> : <span />}
              </li>
            ))}
          </ul>
          <AirportNotes notes={trip.notes ?? []} />
          <p className={styles.sum}>
            <span className="strong">Total, taxes included</span> <Price money={money(total)} size="lg" />
          </p>
          {trip.change && <RequestedChangeFacts change={trip.change} currency={trip.currency} />}
          {trip.ceiling !== undefined && request.approvalStatus === 'pending' && (
            <p>
              <Fact icon="info">
                Nothing is held meanwhile. Approval is requested for up to <Price money={money(trip.ceiling)} />;{' '}
                {trip.change ? 'the change is made' : 'the trip is booked'} at the price of the moment it is approved.
              </Fact>
            </p>
          )}
          {trip.windowAsked && trip.route && (
            <p>
              <Fact icon="info">
                Asked too: {othersOf(trip.route)}{' '}
                {windowText(windowAround(trip.route, trip.windowAsked.days), dateInZone(now, trip.zone))}, up to{' '}
                <Price money={money(trip.windowAsked.upTo)} /> for the trip. Only one of them is booked.
              </Fact>
            </p>
          )}
          {fare && (
            <p>
              <Fact icon="info">
                Before: <Price money={money(fare.before)} />. Now: <Price money={money(fare.after)} />,{' '}
                <Price money={money(Math.abs(fare.after - fare.before))} /> {fare.after > fare.before ? 'more' : 'less'}
                .
              </Fact>
            </p>
          )}
          {request.before && (
            <p>
              <Fact icon="info">{request.before}</Fact>
            </p>
          )}
          <p className="small muted">
            {trip.cancellation}
            {said.length > 0 && ` · ${said.join(' · ')}`}
          </p>
        </div>
        <div className={styles.right}>
          {line && <p className="h3">{line}</p>}
          <section className={shared.part} aria-label="What the policy says">
            {(outside.length ? outside : trip.travellers.slice(0, 1)).map(({ name, verdict, policyVersion }) => (
              <div key={name}>
                {trip.travellers.length > 1 && outside.length > 0 && <p className="small strong">{name}</p>}
                <PolicyResult verdict={verdict}>
                  {policyVersion !== null && (
                    <p className="tiny faint">Checked against version {policyVersion} of the policy.</p>
                  )}
                </PolicyResult>
              </div>
            ))}
          </section>
          <BudgetStatuses budgets={request.budgets} />
          {children}
        </div>
        <div className={styles.below}>
          <section className={shared.part} aria-label="Who decides">
            <h2 className="h4">Who decides</h2>
            <Levels request={request} />
            <p className="tiny faint">
              {configuration.name}. {configuration.sentence}
            </p>
          </section>
          <section className={shared.part} aria-label="How the price came about">
            <h2 className="h4">How the price came about</h2>
            <ul className={styles.history}>
              {trip.trail.map(({ at, note }, index) => (
                <li key={index} className="small">
                  <time dateTime={at}>{readerTime(at, now, trip.zone)}</time>
                  {note}
                </li>
              ))}
            </ul>
          </section>
          {request.history.length > 0 && (
            <section className={shared.part} aria-label="What happened">
              <h2 className="h4">What happened</h2>
              <ul className={styles.history}>
                {request.history.map(({ at, text }, index) => (
                  <li key={index} className="small">
                    <time dateTime={at}>{readerTime(at, now, trip.zone)}</time>
                    {text}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

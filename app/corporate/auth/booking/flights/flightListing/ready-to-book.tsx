import { Button } from '#components/ui/button.tsx';
import { PolicyResult } from '#components/ui/policy-result.tsx';
import { readTripId } from '#features/bookings/rules/flight-facts.ts';
import type { Verdict } from './use-verdicts.ts';
import styles from './company-flights.module.css';

type ReadyToBookProps = { verdict: Verdict | null | undefined; reviewHref: string; several: boolean; take: (offer: string) => void };

/** Changes that another offer of the last direction makes. */
const OTHER_OFFER: readonly string[] = ['fare', 'cabin', 'time'];

/** All flights are chosen: the verdict on the trip and the one next step, which outside policy is the offer that is inside. */
export function ReadyToBook({ verdict, reviewHref, several, take }: ReadyToBookProps) {
  const book = <Button variant="go" href={reviewHref}>Book {several ? 'this trip' : 'this flight'}</Button>;
  if (verdict === undefined) return <p className="small muted" role="status">Asking your company’s policy…</p>;
  if (verdict === null) return <p className="small muted" role="status">One of these flights leaves before the one before it has arrived. Change one of them.</p>;
  if (verdict.inPolicy) return <div className={styles.ready}><PolicyResult verdict={verdict} />{book}</div>;
  const { change } = verdict;
  const instead = change && OTHER_OFFER.includes(change.kind) ? readTripId(change.optionId).at(-1) : undefined;
  return (
    <div className={styles.ready}>
      <PolicyResult verdict={verdict}>
        <div className={styles.ways}>
          {instead && <Button variant="ink" onClick={() => take(instead)}>Take that instead</Button>}
          <Button variant="txt" href={reviewHref}>See what your company says</Button>
        </div>
      </PolicyResult>
    </div>
  );
}

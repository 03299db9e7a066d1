import { Button } from '#components/ui/button.tsx';
import { PolicyResult } from '#components/ui/policy-result.tsx';
import type { Verdict } from './use-verdicts.ts';
import styles from './company-flights.module.css';

type ReadyToBookProps = {
  verdict: Verdict | null | undefined;
  reviewHref: string;
  several: boolean;
  /** How to take the offer of a change: here, or for another cabin on the review. */ instead: (
    change: NonNullable<Verdict['change']>,
  ) => { href: string } | { onClick: () => void };
};

/** Changes that need another offer; another day needs another search. */
const OTHER_OFFER: readonly string[] = ['fare', 'cabin', 'time'];

/** All flights are chosen: the verdict on the trip and the next step, which out of policy is the offer in policy. */
export function ReadyToBook({ verdict, reviewHref, several, instead }: ReadyToBookProps) {
  const book = (
    <Button variant="go" href={reviewHref}>
      Book {several ? 'this trip' : 'this flight'}
    </Button>
  );
  if (verdict === undefined)
    return (
      <p className="small muted" role="status">
        Checking your company’s policy…
      </p>
    );
  if (verdict === null)
    return (
      <p className="small muted" role="status">
        One of these flights departs before the previous one arrives. Change one of them.
      </p>
    );
  if (verdict.inPolicy)
    return (
      <div className={styles.ready}>
        <PolicyResult verdict={verdict} />
        {book}
      </div>
    );
  const { change } = verdict;
  return (
    <div className={styles.ready}>
      <PolicyResult verdict={verdict}>
        <div className={styles.ways}>
          {change && OTHER_OFFER.includes(change.kind) && (
            <Button variant="ink" {...instead(change)}>
              Choose this instead
            </Button>
          )}
          {verdict.ask === 'approver' && (
            <Button variant="txt" href={reviewHref}>
              Request approval
            </Button>
          )}
        </div>
      </PolicyResult>
    </div>
  );
}

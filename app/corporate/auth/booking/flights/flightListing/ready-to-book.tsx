'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PolicyResult } from '#components/ui/policy-result.tsx';
import { isReady, type Verdict } from './use-verdicts.ts';
import styles from './company-flights.module.css';

type ReadyToBookProps = {
  verdict: Verdict | null | undefined;
  reviewHref: string;
  /** The review of the offer of a change. */ instead: (change: NonNullable<Verdict['change']>) => string;
};

/** Changes that need another offer; another day needs another search. */
const OTHER_OFFER: readonly string[] = ['fare', 'cabin', 'time'];

/**
 * All flights are chosen and something is left to decide: the way back into the policy, or a request for approval. A
 * trip in policy, or approved in advance, leaves nothing to decide, so that an address which names one opens its review.
 */
export function ReadyToBook({ verdict, reviewHref, instead }: ReadyToBookProps) {
  const router = useRouter();
  const ready = isReady(verdict);
  useEffect(() => {
    if (!ready) return;
    // replaced, so that Back leads to the list; later, because the listing writes its own address after the paint
    const later = setTimeout(() => router.replace(reviewHref), 100);
    return () => clearTimeout(later);
  }, [ready, router, reviewHref]);
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
  if (ready)
    return (
      <p className="small muted" role="status">
        Opening the review…
      </p>
    );
  const { change } = verdict;
  return (
    <div className={styles.ready}>
      <PolicyResult verdict={verdict}>
        <div className={styles.ways}>
          {change && OTHER_OFFER.includes(change.kind) && (
            <Button variant="ink" href={instead(change)}>
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

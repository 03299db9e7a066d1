'use client';

import { useQuery } from '@tanstack/react-query';
import { Fact } from '#components/ui/fact.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { formatMoney } from '#lib/shared/money.ts';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';
import { alternativesOptions } from '../../client/request-queries.ts';
import type { ApprovalRequest } from '../../contract.ts';
import { readerTime } from './status-labels.ts';
import styles from './requests.module.css';

type AlternativesProps = {
  request: ApprovalRequest;
  /** Of the email's link, for its holder, who is not signed in. */ token?: string;
};

/** Where cheaper options are looked for, and whether for a change of dates too. */
const SEARCHES: Record<number, { where: string; ofChanges: boolean }> = {
  [TRAVEL_CATEGORY_CODES.hotel]: { where: 'for these nights', ofChanges: false },
  [TRAVEL_CATEGORY_CODES.flight]: { where: 'on this day', ofChanges: true },
};

/**
 * Cheaper options in policy at this moment, for the approver; of a change of date other flights of the new day. Nothing
 * for what has none: a stay keeps its room, transport its quotes. A failed search never blocks the decision.
 */
export function Alternatives({ request, token }: AlternativesProps) {
  const { travelCategory, change } = request.trip;
  const search = SEARCHES[travelCategory];
  return search && (search.ofChanges || !change) ? (
    <CheaperOptions request={request} token={token} where={search.where} />
  ) : null;
}

function CheaperOptions({ request: { bookingId, trip, now }, token, where }: AlternativesProps & { where: string }) {
  const { data, error } = useQuery(alternativesOptions(bookingId, token));
  const shown = (amount: number) => formatMoney({ amount, currency: trip.currency });
  if (error && !data) return <p className="small muted">Cheaper options could not be looked up.</p>;
  if (!data) return <Skeleton height={88} />;
  return (
    <section className={styles.part} aria-labelledby="alternatives">
      <h2 id="alternatives" className="h4">
        Cheaper in policy
      </h2>
      {data.alternatives.length ? (
        <ul className={styles.alternatives}>
          {data.alternatives.map(({ title, detail, total, saves }) => (
            <li key={`${title} ${detail} ${total}`}>
              <span>
                <span className="strong">{title}</span>
                <br />
                <span className="small muted">{detail}</span>
              </span>
              <span className={styles.saves}>
                <span className="strong">{shown(total)}</span>
                <br />
                <span className="small muted">{shown(saves)} less</span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Fact icon="info">Nothing cheaper in policy is on sale {where}.</Fact>
        </p>
      )}
      <p className="tiny faint">Prices of {readerTime(data.asOf, now)}, taxes included.</p>
    </section>
  );
}

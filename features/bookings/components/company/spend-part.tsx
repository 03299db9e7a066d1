'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Price } from '#components/ui/price.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { formatDate } from '#lib/shared/dates.ts';
import { money } from '#lib/shared/money.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { companySpendOptions } from '../../client/company/company-queries.ts';
import styles from './desk.module.css';

/** Spending on confirmed trips this month: the person's own, and the company's for people who may see it. */
export function SpendPart() {
  const { data, error, refetch } = useQuery(companySpendOptions());
  return (
    <section className={styles.homePart} aria-labelledby="spend">
      <h2 id="spend" className="h3">
        Spend this month
      </h2>
      {error && !data && (
        <p role="alert">
          The spend could not be loaded.{' '}
          <Button variant="txt" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!data && !error && <Skeleton height={96} />}
      {data && (
        <>
          <dl className={styles.spend}>
            <Sum label="My trips" {...data.mine} />
            {data.company && <Sum label="Whole company" {...data.company} />}
          </dl>
          <p className="small muted">
            Confirmed trips paid since {formatDate(data.since, data.since)}, taxes included.
          </p>
          {data.company && (
            <div>
              <Button variant="txt" size="sm" href={workRoutes.corporateBooking({ part: 'company' })}>
                All trips of the company
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

const Sum = ({ label, trips, total }: { label: string; trips: number; total: number }) => (
  <div>
    <dt className="small muted">{label}</dt>
    <dd>
      <Price money={money(total)} size="md" /> <span className="small muted">{counted(trips, 'trip')}</span>
    </dd>
  </div>
);

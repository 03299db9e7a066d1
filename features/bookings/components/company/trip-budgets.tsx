import { useQuery } from '@tanstack/react-query';
import { Fact } from '#components/ui/fact.tsx';
import { tripBudgetsOptions } from '../../client/company/budget-queries.ts';
import type { CostFields } from '../../company-parts.ts';
import styles from './company.module.css';

type TripBudgetsProps = {
  bookingId: string;
  /** Cost centre and project as typed; as they are saved without them. */ typed?: Pick<
    CostFields,
    'costCentre' | 'project'
  >;
};

/** What is left of the budgets that the booking falls on; nothing where there is none. */
export function TripBudgets({ bookingId, typed }: TripBudgetsProps) {
  const { data } = useQuery(
    tripBudgetsOptions(bookingId, typed ? { costCentre: typed.costCentre, project: typed.project } : {}),
  );
  if (!data?.statuses.length) return null;
  return (
    <ul className={styles.budgets} aria-label="Budget">
      {data.statuses.map(({ sentence, exceeded, stops }) => (
        <li key={sentence}>
          <Fact tone={exceeded ? 'warn' : 'plain'} icon={exceeded ? 'alert' : 'info'}>
            {sentence}
            {exceeded && stops ? ' It cannot be booked while there is not enough left.' : ''}
          </Fact>
        </li>
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import { BudgetFacts } from '#components/ui/budget-facts.tsx';
import { tripBudgetsOptions } from '../../client/company/budget-queries.ts';
import type { CostFields } from '../../company-parts.ts';

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
  return <BudgetFacts statuses={data?.statuses ?? []} />;
}

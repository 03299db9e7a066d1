import { Fact } from '#components/ui/fact.tsx';
import styles from './budget-facts.module.css';

export type BudgetFactsProps = {
  /** How a trip stands to each budget it falls on; `stops`: it cannot be booked while the budget is exceeded. */
  statuses: readonly { sentence: string; exceeded: boolean; stops: boolean }[];
};

/** What is left of the budgets that a trip falls on; nothing where there is none. */
export function BudgetFacts({ statuses }: BudgetFactsProps) {
  if (!statuses.length) return null;
  return (
    <ul className={styles.budgets} aria-label="Budget">
      {statuses.map(({ sentence, exceeded, stops }) => (
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

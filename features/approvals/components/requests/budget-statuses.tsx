import { Fact } from '#components/ui/fact.tsx';
import type { ApprovalRequest } from '../../contract.ts';
import styles from './requests.module.css';

/** What is left of the budgets that the trip falls on, for the approver. */
export function BudgetStatuses({ budgets }: Pick<ApprovalRequest, 'budgets'>) {
  if (!budgets.length) return null;
  return (
    <section className={styles.part} aria-labelledby="budgets">
      <h2 id="budgets" className="h4">
        Budget
      </h2>
      {budgets.map(({ sentence, exceeded }) => (
        <p key={sentence}>
          <Fact tone={exceeded ? 'warn' : 'plain'} icon={exceeded ? 'alert' : 'info'}>
            {sentence}
          </Fact>
        </p>
      ))}
    </section>
  );
}

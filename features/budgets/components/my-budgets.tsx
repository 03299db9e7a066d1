'use client';

import { useQuery } from '@tanstack/react-query';
import { myBudgetsOptions } from '../client/budget-queries.ts';
import { leftText } from '../rules/budget-texts.ts';
import { BudgetBar } from './budget-bar.tsx';
import styles from './budgets.module.css';

/** The budgets of the reader's department and of those above it; nothing where there is none. */
export function MyBudgets() {
  const { data } = useQuery(myBudgetsOptions());
  if (!data?.budgets.length) return null;
  return (
    <section className={styles.part} aria-labelledby="my-budgets">
      <h2 id="my-budgets" className="h3">
        Budgets of my department
      </h2>
      <ul className={styles.list}>
        {data.budgets.map((budget) => (
          <li key={budget.budgetId} className={styles.one}>
            <p>
              <span className="strong">{budget.name}</span> <span className="small muted">{budget.period}</span>
            </p>
            <BudgetBar {...budget} />
            <p className="small">{leftText(budget.amount, budget.reserved + budget.committed)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

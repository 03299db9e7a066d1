import { FieldGroup } from '#components/ui/field-group.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import type { TravelMode } from '#lib/shared/travel-modes.ts';
import type { PolicyDetails } from '../client/use-policies.ts';
import { CAP_LIMITS } from '../rules/caps.ts';
import { budgetLegend } from '../rules/policy-form.ts';
import styles from './policies.module.css';

type BudgetFieldsProps = {
  mode: TravelMode;
  rupees: Record<number, string>;
  regions: PolicyDetails['regions'];
  onChange: (rupees: Record<number, string>) => void;
  /** The error of one region's amount; with null, of the whole list. */
  problem: (regionalCategoryId: number | null) => string | undefined;
};

/** The maximum price per region. */
export function BudgetFields({ mode, rupees, regions, onChange, problem }: BudgetFieldsProps) {
  const own = regions.map(({ regionalCategoryId }) => problem(regionalCategoryId));
  return (
    <FieldGroup
      legend={budgetLegend(mode)}
      hint="Leave all empty for no limit. With one amount, a region without one is not travelled to."
      error={own.some(Boolean) ? undefined : problem(null)}
    >
      <div className={styles.budgets}>
        {regions.map(({ regionalCategoryId, name }, at) => (
          <MoneyField
            key={regionalCategoryId}
            label={name}
            limits={CAP_LIMITS}
            value={rupees[regionalCategoryId] ?? ''}
            onValue={(typed) => onChange({ ...rupees, [regionalCategoryId]: typed })}
            error={own[at]}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

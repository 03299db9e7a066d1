import { FieldGroup } from '#components/ui/field-group.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { readRupees } from '#lib/shared/read-rupees.ts';
import type { TravelMode } from '#lib/shared/travel-modes.ts';
import type { PolicyDetails } from '../client/use-policies.ts';
import { CAP_LIMITS } from '../rules/caps.ts';
import { budgetLegend } from '../rules/policy-form.ts';
import styles from './policies.module.css';

type BudgetFieldsProps = {
  mode: TravelMode;
  rupees: Record<number, string>;
  /** The caps in force by region, to mark those that change; null where no version is. */
  inForce: Record<number, string> | null;
  regions: PolicyDetails['regions'];
  onChange: (rupees: Record<number, string>) => void;
  /** The error of one region's amount; with null, of the whole list. */
  problem: (regionalCategoryId: number | null) => string | undefined;
};

/** The maximum price per region. */
export function BudgetFields({ mode, rupees, inForce, regions, onChange, problem }: BudgetFieldsProps) {
  const own = regions.map(({ regionalCategoryId }) => problem(regionalCategoryId));
  return (
    <FieldGroup
      legend={budgetLegend(mode)}
      hint="Leave all empty for no limit. Once one region has a cap, regions left empty are not allowed."
      error={own.some(Boolean) ? undefined : problem(null)}
    >
      <div className={styles.budgets}>
        {regions.map(({ regionalCategoryId, name }, at) => (
          <MoneyField
            key={regionalCategoryId}
            label={name}
            hint={changeHint(rupees[regionalCategoryId], inForce, regionalCategoryId)}
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

/** "Changed: ₹5,000 in force" where a cap differs from the version in force. */
function changeHint(typed = '', inForce: BudgetFieldsProps['inForce'], region: number): string | undefined {
  if (!inForce) return undefined;
  const now = inForce[region] ?? '';
  if (readRupees(typed) === readRupees(now)) return undefined;
  return `Changed. In force: ${now ? `₹${now}` : 'no amount'}`;
}

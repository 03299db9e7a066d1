import { Check } from '#components/ui/check.tsx';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { MODE_LABELS, modeOfPolicyCode } from '#lib/shared/travel-modes.ts';
import type { PolicyDetails } from '../client/use-policies.ts';
import type { PolicyConfigEntry } from '../contract.ts';
import type { FormEntry } from '../rules/policy-form.ts';
import { BudgetFields } from './budget-fields.tsx';
import { KindFields } from './kind-fields.tsx';
import styles from './policies.module.css';

export type ModeFieldsProps = {
  value: FormEntry;
  /** The same mode in the version in force; null where none is. */
  inForce: FormEntry | null;
  regions: PolicyDetails['regions'];
  approvals: PolicyDetails['approvalConfigurations'];
  onChange: (value: FormEntry) => void;
  /** The error of a field of this mode. */
  problem: (field: string) => string | undefined;
};

/** One travel mode: whether the policy includes it and, if so, its limits (3.9). */
export function ModeFields({ value, inForce, regions, approvals, onChange, problem }: ModeFieldsProps) {
  const { entry, rupees } = value;
  const mode = modeOfPolicyCode(entry.travelCategory) ?? 'hotel';
  const put = (changed: Partial<PolicyConfigEntry>) =>
    onChange({ rupees, entry: { ...entry, ...changed } as PolicyConfigEntry });
  return (
    <fieldset className={`card ${styles.mode}`}>
      <legend className="visually-hidden">{MODE_LABELS[mode]}</legend>
      <Check
        className={styles.eligible}
        label={<span className="h4">{MODE_LABELS[mode]}</span>}
        checked={entry.eligibility}
        onChange={(event) => put({ eligibility: event.target.checked })}
      />
      {entry.eligibility && (
        <div className={styles.limits}>
          <BudgetFields
            mode={mode}
            rupees={rupees}
            inForce={inForce?.rupees ?? null}
            regions={regions}
            onChange={(typed) => onChange({ entry, rupees: typed })}
            problem={(region) => problem(region === null ? 'budget' : `budget.${region}`)}
          />
          <KindFields entry={entry} onChange={put} problem={problem} />
          <div className={styles.pair}>
            <TextField
              label="Book at least this many days ahead"
              hint="0: no minimum."
              type="number"
              inputMode="numeric"
              min={0}
              max={365}
              value={entry.bookingWindow}
              onChange={(event) => put({ bookingWindow: Math.trunc(Number(event.target.value)) })}
              error={problem('bookingWindow')}
            />
            <Field label="Approval" error={problem('approvalConfiguration')}>
              {(control) => (
                <Select
                  {...control}
                  value={entry.approvalConfiguration.approvalConfigId ?? ''}
                  onChange={(event) => put({ approvalConfiguration: { approvalConfigId: event.target.value || null } })}
                >
                  <option value="">Company default</option>
                  {approvals.map(({ approvalConfigId, approvalConfigName }) => (
                    <option key={approvalConfigId} value={approvalConfigId}>
                      {approvalConfigName}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <Check
            label="Dates may be changed after booking"
            checked={entry.dateChangeAllowed}
            onChange={(event) => put({ dateChangeAllowed: event.target.checked })}
          />
        </div>
      )}
    </fieldset>
  );
}

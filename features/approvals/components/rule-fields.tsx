import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { MODE_LABELS, TRAVEL_CATEGORY_CODES, TRAVEL_MODES } from '#lib/shared/travel-modes.ts';
import { type FormRule, newLevel } from '../rules/configuration-form.ts';
import { LevelFields } from './level-fields.tsx';
import styles from './approvals.module.css';

const POLICY = [
  { value: 'any', label: 'Either' },
  { value: 'inside', label: 'In policy' },
  { value: 'outside', label: 'Out of policy' },
];

export type RuleFieldsProps = {
  value: FormRule;
  position: number;
  problem: (field: string) => string | undefined;
  onChange: (value: FormRule) => void;
  /** Left out for the first rule and where the rule cannot be removed. */
  onRemove?: () => void;
  onUp?: () => void;
};

/** Fields of one rule: the requests it applies to, and its approval levels. */
export function RuleFields({ value, position, problem, onChange, onRemove, onUp }: RuleFieldsProps) {
  const { travelCategories, policy, levels } = value;
  const toggle = (code: FormRule['travelCategories'][number], on: boolean) =>
    onChange({
      ...value,
      travelCategories: on ? [...travelCategories, code] : travelCategories.filter((one) => one !== code),
    });
  const putLevel = (at: number, level: FormRule['levels'][number] | null) =>
    onChange({
      ...value,
      levels: level
        ? levels.map((one, index) => (index === at ? level : one))
        : levels.filter((_, index) => index !== at),
    });
  return (
    <fieldset className={`card pad ${styles.rule}`}>
      <legend className="visually-hidden">Rule {position + 1}</legend>
      <div className="row apart folds">
        <span className="h4" aria-hidden="true">
          Rule {position + 1}
        </span>
        <span className="row close">
          {onUp && (
            <Button variant="txt" size="sm" onClick={onUp}>
              Move up<span className="visually-hidden"> rule {position + 1}</span>
            </Button>
          )}
          {onRemove && (
            <Button variant="txt" size="sm" onClick={onRemove}>
              Remove<span className="visually-hidden"> rule {position + 1}</span>
            </Button>
          )}
        </span>
      </div>
      <FieldGroup legend="For" hint="None chosen: all travel modes.">
        <div className={styles.several}>
          {TRAVEL_MODES.map((mode) => (
            <Check
              key={mode}
              label={MODE_LABELS[mode]}
              checked={travelCategories.includes(TRAVEL_CATEGORY_CODES[mode])}
              onChange={(event) => toggle(TRAVEL_CATEGORY_CODES[mode], event.target.checked)}
            />
          ))}
        </div>
      </FieldGroup>
      <Segmented
        legend="In or out of policy"
        name={`policy-${value.key}`}
        options={POLICY}
        className={styles.choice}
        value={policy}
        onChange={(chosen) => onChange({ ...value, policy: chosen as FormRule['policy'] })}
      />
      <div className={styles.pair}>
        <MoneyField
          label="Trip price from"
          hint="Leave empty to start at ₹0."
          value={value.from}
          onValue={(from) => onChange({ ...value, from })}
          error={problem('from')}
        />
        <MoneyField
          label="Trip price up to"
          hint="Leave empty for no upper limit."
          value={value.upTo}
          onValue={(upTo) => onChange({ ...value, upTo })}
          error={problem('upTo')}
        />
      </div>
      {levels.length === 0 && <p className="muted">Approved automatically.</p>}
      {levels.map((level, at) => (
        <LevelFields
          key={at}
          value={level}
          position={at}
          problem={(field) => problem(`levels.${at}.${field}`)}
          onChange={(changed) => putLevel(at, changed)}
          onRemove={() => putLevel(at, null)}
        />
      ))}
      <div>
        <Button size="sm" icon="plus" onClick={() => onChange({ ...value, levels: [...levels, newLevel()] })}>
          {levels.length ? 'Add another level' : 'Add approvers'}
        </Button>
      </div>
    </fieldset>
  );
}

'use client';

import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { Field } from '#components/ui/field.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { MODE_WORDS, TRAVEL_CATEGORY_CODES, TRAVEL_MODES } from '#lib/shared/travel-modes.ts';
import type { ApprovalRuleWire } from '../contract.ts';
import styles from './configuration.module.css';
import { LevelFields } from './level-fields.tsx';

type Errors = Readonly<Record<string, string>>;
export type RuleFieldsProps = { number: number; rule: ApprovalRuleWire; errors: Errors; companyId: string; people: readonly { _id: string; name: string }[]; onChange: (rule: ApprovalRuleWire) => void; onRemove?: () => void };

const POLICY_OPTIONS = [{ value: 'any', label: 'Inside or outside' }, { value: 'inside', label: 'Inside policy' }, { value: 'outside', label: 'Outside policy' }];
const paise = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100) || 0;

/** One rule: which requests it is for, and whom they pass one after the other. */
export function RuleFields({ number, rule, errors, companyId, people, onChange, onRemove }: RuleFieldsProps) {
  const levelErrors = (at: number): Errors => Object.fromEntries(Object.entries(errors).flatMap(([field, message]) => (field.startsWith(`levels.${at}.`) ? [[field.slice(`levels.${at}.`.length), message]] : [])));
  return (
    <fieldset className={styles.rule}>
      <legend className="visually-hidden">Rule {number}</legend>
      <div className={styles.head}>
        <h3 className="h4" aria-hidden="true">Rule {number}</h3>
        {onRemove && <Button variant="txt" size="sm" onClick={onRemove} aria-label={`Take rule ${number} out`}>Take it out</Button>}
      </div>
      <FieldGroup legend="For" hint="None ticked: every way to travel." error={errors.travelCategories}>
        <div className={styles.checks}>
          {TRAVEL_MODES.map((mode) => {
            const code = TRAVEL_CATEGORY_CODES[mode];
            return <Check key={mode} label={MODE_WORDS[mode]} checked={rule.travelCategories.includes(code)} onChange={(event) => onChange({ ...rule, travelCategories: event.target.checked ? [...rule.travelCategories, code] : rule.travelCategories.filter((one) => one !== code) })} />;
          })}
        </div>
      </FieldGroup>
      <div className={styles.fields}>
        <Field label="Policy">{(control) => <Select {...control} value={rule.policy} options={POLICY_OPTIONS} onChange={(event) => onChange({ ...rule, policy: event.target.value as ApprovalRuleWire['policy'] })} />}</Field>
        <TextField label="From" before="₹" inputMode="decimal" defaultValue={String(rule.from / 100)} error={errors.from} onChange={(event) => onChange({ ...rule, from: paise(event.target.value) })} />
        <TextField label="Up to" before="₹" inputMode="decimal" placeholder="no end" defaultValue={rule.upTo === null ? '' : String(rule.upTo / 100)} error={errors.upTo} onChange={(event) => onChange({ ...rule, upTo: event.target.value.trim() ? paise(event.target.value) : null })} />
      </div>
      {rule.levels.length === 0 && <p className="muted">Approved by itself: nobody is asked.</p>}
      {rule.levels.map((level, at) => (
        <LevelFields
          key={at} number={at + 1} level={level} errors={levelErrors(at)} companyId={companyId} people={people}
          onChange={(next) => onChange({ ...rule, levels: rule.levels.map((one, index) => (index === at ? next : one)) })} onRemove={() => onChange({ ...rule, levels: rule.levels.filter((_, index) => index !== at) })}
        />
      ))}
      {rule.levels.length < 6 && <div><Button size="sm" icon="plus" onClick={() => onChange({ ...rule, levels: [...rule.levels, { needs: 'any', approvers: [{ kind: 'department-head' }], hours: null, whenSilent: { does: 'wait' } }] })}>{rule.levels.length ? 'Then ask others' : 'Ask somebody'}</Button></div>}
    </fieldset>
  );
}

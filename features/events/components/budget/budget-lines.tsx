'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/ui/button.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { SentForm } from '#lib/client/use-form.ts';
import { BUDGET_LIMITS, EMPTY_COST, type TypedBudget, type TypedCost } from '../../rules/budget-form.ts';
import { COST_CATEGORIES, COST_LABELS, LONGEST_COST, MOST_BUDGET_LINES } from '../../rules/event-budget.ts';
import styles from '../hosting/hosting.module.css';

const OPTIONS = COST_CATEGORIES.map((value) => ({ value, label: COST_LABELS[value] }));

/** The lines of a budget. A new one gets the focus, and the button that adds one when a line is removed. */
export function BudgetLines({ form }: { form: SentForm<TypedBudget> }) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLSpanElement>(null);
  const { lines } = form.values;
  const change = (at: number, part: Partial<TypedCost>) =>
    form.change({ lines: lines.map((line, index) => (index === at ? { ...line, ...part } : line)) });
  const addLine = () => {
    const category = lines.at(-1)?.category ?? EMPTY_COST.category;
    flushSync(() => form.change({ lines: [...lines, { ...EMPTY_COST, category }] }));
    list.current?.querySelector<HTMLElement>('li:last-child select')?.focus();
  };
  const removeLine = (at: number) => {
    flushSync(() => form.change({ lines: lines.filter((_, index) => index !== at) }));
    add.current?.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    <FieldGroup legend="What it is for" error={form.errorOf('lines')}>
      <ul className={styles.lines} ref={list}>
        {lines.map((line, at) => (
          <li key={at} className={styles.line}>
            <SelectField label={`Line ${at + 1}`} options={OPTIONS} {...form.field(`lines.${at}.category`)} />
            <TextField label="Description" maxLength={LONGEST_COST} {...form.field(`lines.${at}.description`)} />
            <div className={styles.pair}>
              <MoneyField
                label="Planned"
                name={`lines.${at}.planned`}
                limits={BUDGET_LIMITS}
                value={line.planned}
                onValue={(planned) => change(at, { planned })}
                error={form.errorOf(`lines.${at}.planned`)}
              />
              <MoneyField
                label="Paid so far"
                name={`lines.${at}.paid`}
                limits={BUDGET_LIMITS}
                value={line.paid}
                onValue={(paid) => change(at, { paid })}
                error={form.errorOf(`lines.${at}.paid`)}
              />
            </div>
            <div>
              <Button
                variant="txt"
                size="sm"
                aria-label={`Remove line ${at + 1} of the budget`}
                onClick={() => removeLine(at)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {lines.length < MOST_BUDGET_LINES && (
        <span ref={add}>
          <Button variant="out" size="sm" onClick={addLine}>
            Add a line
          </Button>
        </span>
      )}
    </FieldGroup>
  );
}

'use client';

import { type FocusEvent, type ReactNode, useState } from 'react';
import { TextField } from '#components/ui/text-field.tsx';
import { type RupeeLimits, rupeesInField, typedRupees } from '#lib/shared/read-rupees.ts';

/**
 * Runs `show` once the press that took the focus away is over, or at once where the focus left by other means. For what
 * a field shows when it is left: a new line would move the button that is being pressed, and its click would be lost.
 */
function afterPress({ relatedTarget }: FocusEvent, show: () => void): void {
  if (!relatedTarget?.matches(':active')) return show();
  const over = new AbortController();
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(
      end,
      () => {
        over.abort();
        setTimeout(show); // after the click
      },
      { signal: over.signal },
    );
}

export type MoneyFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** The error of the form or server; replaces the field's own message. */
  error?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  name?: string;
  /** As typed. The form parses it with `typedRupees` and the same limits, and sends nothing while it has an error. */
  value: string;
  onValue: (typed: string) => void;
  limits?: RupeeLimits;
};

/**
 * An amount in rupees as typed in India (`typedRupees`). On blur it groups the digits, or shows why it cannot be read.
 * Used for every amount that is typed; a test forbids other inputs.
 */
export function MoneyField({ value, onValue, limits, error, ...field }: MoneyFieldProps) {
  const [left, setLeft] = useState<string>();
  const { problem } = typedRupees(value, limits);
  const leave = (event: FocusEvent) => {
    const { paise } = typedRupees(value, limits);
    if (paise === null) return afterPress(event, () => setLeft(value));
    const shown = rupeesInField(paise);
    setLeft(shown);
    if (shown !== value) onValue(shown);
  };
  return (
    <TextField
      {...field}
      before="₹"
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      onBlur={leave}
      error={(left === value ? problem : undefined) ?? error}
    />
  );
}

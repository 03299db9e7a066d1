'use client';

import { type ReactNode, useState } from 'react';
import { TextField } from '#components/ui/text-field.tsx';
import { type RupeeLimits, rupeesInField, typedRupees } from '#lib/shared/read-rupees.ts';

export type MoneyFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What the form or the server found wrong; stands in the place of what the field itself says. */
  error?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  name?: string;
  /** As it is typed. The form reads it with `typedRupees` and the same limits, and sends nothing while it has a problem. */
  value: string;
  onValue: (typed: string) => void;
  limits?: RupeeLimits;
};

/**
 * An amount in rupees, as people in India type it (`typedRupees`). Leaving the field groups its digits, or says beside
 * it why it cannot be read. Every place where money is typed uses it; a test forbids others.
 */
export function MoneyField({ value, onValue, limits, error, ...field }: MoneyFieldProps) {
  const [left, setLeft] = useState<string>();
  const { problem } = typedRupees(value, limits);
  const leave = () => {
    const { paise } = typedRupees(value, limits);
    const shown = paise === null ? value : rupeesInField(paise);
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

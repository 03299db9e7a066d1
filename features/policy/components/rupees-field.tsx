'use client';

import { useState } from 'react';
import { TextField } from '#components/ui/text-field.tsx';

export type RupeesFieldProps = { label: string; paise: number | null; error?: string; onChange: (paise: number | null) => void };

/** An amount in rupees; empty is none. What is typed stays as it is typed. */
export function RupeesField({ label, paise, error, onChange }: RupeesFieldProps) {
  const [text, setText] = useState(paise === null ? '' : String(paise / 100));
  const type = (typed: string) => {
    setText(typed);
    const digits = typed.replace(/[,\s₹]/g, '');
    onChange(digits === '' || !/^\d+(\.\d{0,2})?$/.test(digits) ? null : Math.round(Number(digits) * 100));
  };
  const unreadable = text.trim() !== '' && !/^\d+(\.\d{0,2})?$/.test(text.replace(/[,\s₹]/g, ''));
  return <TextField label={label} before="₹" inputMode="decimal" value={text} error={unreadable ? 'Enter an amount such as 4500.' : error} onChange={(event) => type(event.target.value)} autoComplete="off" />;
}

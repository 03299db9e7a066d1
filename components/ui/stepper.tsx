'use client';

import { useId, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import styles from './stepper.module.css';
import { t } from '#lib/shared/texts.ts';

export type StepperProps = {
  /** Label: "Adults". */
  label: string;
  /** Secondary text below the label: "18 or older". */
  hint?: string;
  /** With `value` it is controlled, else uncontrolled with `defaultValue`. */
  value?: number;
  defaultValue?: number;
  min?: number;
  max?: number;
  /** Name of the hidden input for plain forms. */
  name?: string;
  onChange?: (value: number) => void;
};

/** A small integer with two buttons: rooms, adults, children. At a limit the button stays focusable and says so. */
export function Stepper(props: StepperProps) {
  const { label, hint, min = 0, max = 9, name, onChange } = props;
  const id = useId();
  const [own, setOwn] = useState(props.defaultValue ?? min);
  const value = props.value ?? own;
  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by));
    if (next === value) return;
    setOwn(next);
    onChange?.(next);
  };
  return (
    <div className={styles.stepper} role="group" aria-labelledby={id}>
      <span>
        <span id={id}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.controls}>
        <StepButton
          icon="minus"
          says={t('One less, {what}', { what: label })}
          blocked={value <= min}
          onPress={() => step(-1)}
        />
        <output className={styles.value} aria-live="polite" aria-atomic="true">
          {value} <span className="visually-hidden">{label}</span>
        </output>
        <StepButton
          icon="plus"
          says={t('One more, {what}', { what: label })}
          blocked={value >= max}
          onPress={() => step(1)}
        />
      </span>
      {name && <input type="hidden" name={name} value={value} />}
    </div>
  );
}

type StepButtonProps = { icon: 'plus' | 'minus'; says: string; blocked: boolean; onPress: () => void };

function StepButton({ icon, says, blocked, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={says}
      aria-disabled={blocked || undefined}
      onClick={onPress}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}

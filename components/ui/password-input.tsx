'use client';

import { useState } from 'react';
import { TextInput, type TextInputProps } from '#components/ui/text-input.tsx';
import { t } from '#lib/shared/texts.ts';
import styles from './input.module.css';

/** A password field with a button to show it. */
export function PasswordInput(input: TextInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.password}>
      <TextInput {...input} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button type="button" className={styles.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {t(shown ? 'Hide' : 'Show')}
        <span className="visually-hidden"> {t('password')}</span>
      </button>
    </span>
  );
}

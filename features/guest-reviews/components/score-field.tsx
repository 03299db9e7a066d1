import { useId, type ChangeEvent } from 'react';
import { FieldError } from '#components/ui/field.tsx';
import { t } from '#lib/shared/texts.ts';
import { SCORES } from '../rules/review-fields.ts';
import styles from './review-form.module.css';

export type ScoreFieldProps = {
  legend: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A score from 1 to 10: native radio buttons side by side, which arrow keys walk. */
export function ScoreField({ legend, name, value, error, onChange }: ScoreFieldProps) {
  const id = useId();
  const described = [`${id}-hint`, ...(error ? [`${id}-error`] : [])].join(' ');
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={id}
      className={styles.score}
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
      aria-required
      tabIndex={error ? -1 : undefined}
    >
      <legend className={styles.legend} id={id}>
        {legend}
      </legend>
      <p className={styles.hint} id={`${id}-hint`}>
        {t('1 is the worst, 10 the best.')}
      </p>
      <div className={styles.scores}>
        {SCORES.map((score) => (
          <label key={score} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={score}
              checked={value === String(score)}
              onChange={onChange}
            />
            <span className={styles.face}>{score}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

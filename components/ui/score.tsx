import styles from './score.module.css';
import { t } from '#lib/shared/texts.ts';

export type ScoreProps = {
  /** 0 to 10, one decimal. */
  value: number;
  /** The word for the score: "Superb". */
  word?: string;
  /** Number of reviews: "318 guests". */
  from?: string;
};

/** Guest score out of ten. */
export function Score({ value, word, from }: ScoreProps) {
  return (
    <span className={styles.score}>
      <ScoreMark label={t('Guests’ score')} value={value.toFixed(1)} />
      {word && <span className="strong nowrap">{word}</span>}
      {from && <span className="faint nowrap">{from}</span>}
    </span>
  );
}

/** A number out of ten in its box. `label` is read out before it. */
export function ScoreMark({ label, value }: { label: string; value: string | number }) {
  return (
    <span className={styles.value}>
      <span className="visually-hidden">{label}</span> {value} <span className="visually-hidden">{t('out of 10')}</span>
    </span>
  );
}

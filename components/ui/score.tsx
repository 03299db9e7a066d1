import styles from './score.module.css';

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
      <span className={styles.value}>
        <span className="visually-hidden">Guests’ score</span> {value.toFixed(1)}{' '}
        <span className="visually-hidden">out of 10</span>
      </span>
      {word && <span className="strong nowrap">{word}</span>}
      {from && <span className="faint nowrap">{from}</span>}
    </span>
  );
}

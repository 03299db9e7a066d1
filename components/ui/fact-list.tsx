import styles from './fact-list.module.css';

/** Facts of one thing, each with its label. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type HistoryEntry = { at: string; text: string };

/** What happened to one thing, each entry with its time as the reader has it. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ol className={styles.history}>
      {entries.map(({ at, text }, position) => (
        <li key={`${at} ${position}`}>
          <span className="small muted">{at}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

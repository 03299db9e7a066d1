import styles from './account.module.css';

/** What it is called, and what it is. */
export type Fact = readonly [name: string, value: string];

/** Facts about a person, one a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

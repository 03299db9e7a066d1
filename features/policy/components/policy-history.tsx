import { Icon } from '#components/ui/icon.tsx';
import { dateInZone, formatInstant } from '#lib/shared/dates.ts';
import type { PolicyVersionView } from '../contract.ts';
import styles from './policy.module.css';

const STATE_WORDS: Record<PolicyVersionView['state'], string> = { draft: 'draft', published: 'in force', replaced: 'replaced', discarded: 'thrown away' };
const ZONE = 'Asia/Kolkata';

/** Every version, newest first, with what it changed. */
export function PolicyHistory({ versions }: { versions: readonly PolicyVersionView[] }) {
  const today = dateInZone(new Date(), ZONE);
  return (
    <section className={styles.form} aria-label="History">
      <h3 className="h3">History</h3>
      <ol className={styles.lines} reversed>
        {versions.map(({ version, state, publishedAt, publishedBy, changedAt, changedBy, note, difference }) => (
          <li key={version}>
            <p className="strong">Version {version}, {STATE_WORDS[state]}</p>
            <p className="small muted">{publishedAt ? `Published by ${publishedBy}, ${formatInstant(publishedAt, ZONE, today)}` : `Written by ${changedBy}, ${formatInstant(changedAt, ZONE, today)}`}</p>
            {note && <p className="small">“{note}”</p>}
            {state !== 'draft' && difference.length > 0 && <DifferenceLines lines={difference} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

const MARKS = { stricter: { icon: 'minus', words: 'Stricter' }, looser: { icon: 'plus', words: 'Looser' }, other: { icon: 'swap', words: 'Changed' } } as const;

/** What one version changes against another, a fact a line; whether it refuses more or less is said, not only shown. */
export function DifferenceLines({ lines }: { lines: PolicyVersionView['difference'] }) {
  if (!lines.length) return <p className="small muted">Nothing that anybody could tell.</p>;
  return (
    <ul className={styles.lines}>
      {lines.map(({ subject, effect, text }) => (
        <li key={subject + text} className={styles.line}>
          <Icon name={MARKS[effect].icon} size={16} />
          <span className="small"><span className="visually-hidden">{MARKS[effect].words}: </span><span className="strong">{subject}.</span> {text}</span>
        </li>
      ))}
    </ul>
  );
}

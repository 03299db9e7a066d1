import { Icon } from '#components/ui/icon.tsx';
import { askText } from '#components/ui/policy-result.tsx';
import { Tag } from '#components/ui/tag.tsx';
import type { Verdict } from './use-verdicts.ts';
import styles from './company-flights.module.css';

/**
 * The verdict on a flight in one line: in policy with at least one fare, or why its lowest fare is not and the smallest
 * change.
 */
export function FlightNote({ verdicts }: { verdicts: readonly (Verdict | null)[] }) {
  const known = verdicts.filter((verdict) => verdict !== null);
  const [lowest] = known;
  if (!lowest)
    return verdicts.length ? <span className={styles.note}>Departs before your previous flight arrives.</span> : null;
  const inside = known.filter(({ inPolicy }) => inPolicy).length;
  if (inside)
    return (
      <span className={styles.note}>
        <Tag tone="good">In policy</Tag>
        {inside < known.length && (
          <span>
            {inside} of {known.length} fares
          </span>
        )}
      </span>
    );
  return (
    <span className={styles.note}>
      <Tag tone={lowest.ask === 'granted' ? 'good' : 'warn'}>{lowest.tag}</Tag>
      {lowest.change && <span>{lowest.change.text}</span>}
    </span>
  );
}

/** The verdict on a fare, below its price: "In policy", "Needs approval", "Not allowed". */
export const FareMark = ({ verdict }: { verdict: Verdict }) => (
  <span className={styles.mark}>
    {verdict.ask === 'nobody' && <Icon name="check" size={16} />}
    {askText(verdict)}
  </span>
);

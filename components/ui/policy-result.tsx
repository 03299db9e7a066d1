import type { ReactNode } from 'react';
import { Fact } from '#components/ui/fact.tsx';
import { Tag } from '#components/ui/tag.tsx';
import styles from './policy-result.module.css';

/** A verdict as text. `change`: the smallest change, as a sentence; null when there is none. */
export type PolicyLabels = {
  inPolicy: boolean;
  tag: string;
  reasons: readonly { text: string }[];
  change: { text: string } | null;
  /** For an offer that may be selected: who has to approve it; never: no rule allows it; granted: the tag says so. */
  ask?: 'nobody' | 'approver' | 'never' | 'granted';
};

const ASK = { nobody: null, granted: null, approver: 'Needs approval', never: 'Not allowed' } as const;

/** The verdict as a short label. */
export const askText = ({ inPolicy, ask, tag }: Pick<PolicyLabels, 'inPolicy' | 'ask' | 'tag'>): string =>
  ask === 'granted' ? tag : ((ask && ASK[ask]) ?? (inPolicy ? 'In policy' : 'Out of policy'));

/** The label and, out of policy, all reasons and the smallest change. `brief`: label and change only, for a card. */
export function PolicyResult({
  verdict: { inPolicy, tag, reasons, change, ask },
  brief,
  children,
}: {
  verdict: PolicyLabels;
  brief?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={styles.result}>
      <span className={styles.marks}>
        <Tag tone={inPolicy || ask === 'granted' ? 'good' : 'warn'}>{tag}</Tag>
        {ask && ASK[ask] && <Tag icon={ask === 'never' ? 'alert' : 'user'}>{ASK[ask]}</Tag>}
      </span>
      {!inPolicy && !brief && (
        <ul className={styles.reasons}>
          {reasons.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {!inPolicy && change && (
        <p className={styles.change}>
          <Fact icon="check">{change.text}</Fact>
        </p>
      )}
      {children}
    </div>
  );
}

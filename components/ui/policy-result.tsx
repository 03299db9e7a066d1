import type { ReactNode } from 'react';
import { Fact } from '#components/ui/fact.tsx';
import { Tag } from '#components/ui/tag.tsx';
import styles from './policy-result.module.css';

/** A verdict in words. `change`: what brings it inside, a sentence; null when nothing here does. */
export type PolicyWords = {
  inPolicy: boolean;
  tag: string;
  reasons: readonly { text: string }[];
  change: { text: string } | null;
};

/** The tag, and where it is outside every reason and the smallest change that brings it in. `brief`: the tag and the change only, for a card. */
export function PolicyResult({
  verdict: { inPolicy, tag, reasons, change },
  brief,
  children,
}: {
  verdict: PolicyWords;
  brief?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={styles.result}>
      <Tag tone={inPolicy ? 'good' : 'warn'}>{tag}</Tag>
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

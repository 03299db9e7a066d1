'use client';

import type { QueryKey } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { useSend } from '#lib/client/use-send.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { hideAtDesk, keepAtDesk } from '../../client/calls.ts';
import type { ReportedMessage } from '../../contract.ts';
import styles from '../hosting/hosting.module.css';

export type ReportedMessagesProps = {
  messages: readonly ReportedMessage[];
  headingClass: 'h2' | 'h4';
  /** What is read anew after a decision. */
  reads: QueryKey;
  /** Whether a message is kept by itself. At a traveller's event the whole event is kept. */
  canKeep: boolean;
};

/** Messages that guests reported, for the staff. Nothing where there are none. */
export function ReportedMessages({ messages, headingClass, reads, canKeep }: ReportedMessagesProps) {
  const hiding = useSend(hideAtDesk, { reads });
  const keeping = useSend(keepAtDesk, { reads });
  if (!messages.length) return null;
  const Heading = headingClass === 'h2' ? 'h2' : 'h3';
  return (
    <div className={styles.form}>
      <Heading className={headingClass}>Reported messages</Heading>
      <ul className={styles.lines} aria-label="Reported messages">
        {messages.map(({ messageId, name, text, reports }) => (
          <li key={messageId} className={styles.line}>
            <p className={styles.about}>
              {name} · {counted(reports, 'report')}
            </p>
            <p className={styles.text}>{text}</p>
            <div className={styles.buttons}>
              <Button variant="out" size="sm" onClick={() => hiding.send({ messageId })}>
                Hide the message
              </Button>
              {canKeep && (
                <Button variant="out" size="sm" onClick={() => keeping.send({ messageId })}>
                  Keep the message
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <FormFailure message={hiding.message ?? keeping.message ?? undefined} />
    </div>
  );
}

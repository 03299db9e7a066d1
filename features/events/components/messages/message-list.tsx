'use client';

import { useEffect, useRef } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { LineAction } from '#components/ui/line-action.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import type { EventMessage } from '../../contract.ts';
import styles from './messages.module.css';

export type MessageListProps = {
  messages: readonly EventMessage[];
  /** What the reader can do with a message: "Report", "Hide". Null: nothing. */
  actionOf: (message: EventMessage) => { label: string; onPress: () => void } | null;
};

/** Messages, the newest at the end, where the list opens and stays. A reader of screens is told of new ones. */
export function MessageList({ messages, actionOf }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.messageId;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  if (!messages.length) return <p className="muted">Nobody has written yet.</p>;
  return (
    <div ref={list} className={styles.log} role="log" aria-label="Messages" tabIndex={0}>
      <ol className={styles.list}>
        {messages.map((message) => (
          <li key={message.messageId} className={classNames(styles.message, message.isOwn && styles.own)}>
            <p className={styles.head}>
              {message.isOwn ? 'You' : message.name}
              {message.isHost && !message.isOwn && ', host'} · {readerTime(message.writtenAt)}
              {message.isReported && ' · Reported'}
              <Action of={actionOf(message)} />
            </p>
            {message.text === null ? (
              <p className="muted">This message was hidden.</p>
            ) : (
              <p className={styles.text}>{message.text}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Action({ of }: { of: ReturnType<MessageListProps['actionOf']> }) {
  return of && <LineAction onClick={of.onPress}>{of.label}</LineAction>;
}

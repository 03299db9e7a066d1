'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { LineAction } from '#components/ui/line-action.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import { t } from '#lib/shared/texts.ts';
import type { ShownMessages } from '../../client/messages.ts';
import type { EventMessage } from '../../contract.ts';
import { authorName } from '../author-name.ts';
import { languageOf } from '../language-of.ts';
import styles from './messages.module.css';

type MessageAction = { label: string; onPress: () => void };

export type MessageListProps = {
  shown: ShownMessages;
  /** Who holds the event, behind their name. */
  holder: 'host' | 'organiser';
  /** What the reader can do with a message: "Report", "Hide". Null: nothing. */
  actionOf: (message: EventMessage) => MessageAction | null;
};

/**
 * Messages, the newest at the end, where the list opens and stays. A reader of screens is told of new ones, and not of
 * earlier ones that are loaded above.
 */
export function MessageList({ shown: { newest, earlier, more }, ...look }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const last = newest.at(-1)?.messageId;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  const showEarlier = useStayingPlace(list, earlier.length, more);
  if (!newest.length) return <p className="muted">{t('Nobody has written yet.')}</p>;
  return (
    <div ref={list} className={styles.log} role="group" aria-label={t('Messages')} tabIndex={0}>
      {more && (
        <p className={styles.more}>
          <Button variant="out" size="sm" busy={more.busy} busyLabel={t('Loading…')} onClick={showEarlier}>
            {t('Show earlier messages')}
          </Button>
        </p>
      )}
      {earlier.length > 0 && (
        <ol className={styles.list} aria-label={t('Earlier messages')}>
          {earlier.map((message) => (
            <Message key={message.messageId} message={message} {...look} />
          ))}
        </ol>
      )}
      <div role="log" aria-label={t('Newest messages')}>
        <ol className={styles.list}>
          {newest.map((message) => (
            <Message key={message.messageId} message={message} {...look} />
          ))}
        </ol>
      </div>
    </div>
  );
}

/**
 * Gives what loads earlier messages: what was read stays where it is when they are added above it. Behind the first
 * message the button is gone, and the list has the focus.
 */
function useStayingPlace(
  list: React.RefObject<HTMLDivElement | null>,
  loaded: number,
  more: ShownMessages['more'],
): () => void {
  const belowTop = useRef<number | null>(null);
  const isLast = more === null;
  useLayoutEffect(() => {
    const [box, below] = [list.current, belowTop.current];
    belowTop.current = null;
    if (!box || below === null) return;
    box.scrollTop = box.scrollHeight - below;
    if (isLast) box.focus({ preventScroll: true });
  }, [list, loaded, isLast]);
  return () => {
    if (list.current) belowTop.current = list.current.scrollHeight - list.current.scrollTop;
    more?.load();
  };
}

function Message({ message, holder, actionOf }: { message: EventMessage } & Omit<MessageListProps, 'shown'>) {
  const { isOwn, isHost, isReported, text, writtenAt } = message;
  const action = actionOf(message);
  return (
    <li className={classNames(styles.message, isOwn && styles.own)}>
      <p className={styles.head}>
        {authorName(message)}
        {isHost && !isOwn && `, ${t(holder === 'host' ? 'host' : 'organiser')}`} · {readerTime(writtenAt)}
        {isReported && ` · ${t('Reported')}`}
        {action && <LineAction onClick={action.onPress}>{action.label}</LineAction>}
      </p>
      {text === null ? (
        <p className="muted">{t('This message was hidden.')}</p>
      ) : (
        <p className={styles.text} lang={languageOf(text)}>
          {text}
        </p>
      )}
    </li>
  );
}

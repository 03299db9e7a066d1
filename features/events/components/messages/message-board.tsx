'use client';

import { type ReactNode } from 'react';
import { FieldError } from '#components/ui/field.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { ShownMessages } from '../../client/messages.ts';
import { MessageForm, type MessageFormProps } from './message-form.tsx';
import { MessageList, type MessageListProps } from './message-list.tsx';
import styles from './messages.module.css';

export type MessageBoardProps = {
  headingClass: 'h2' | 'h3';
  /** The newest page; null until it was read. */
  newest: { closed: string | null } | null;
  shown: ShownMessages;
  /** Why reading or an action failed. */
  failure: string | null | undefined;
  children?: ReactNode;
} & Omit<MessageListProps, 'shown'> &
  MessageFormProps;

/** Messages of an event with the form that writes one; in its place the reason, where nobody can write any more. */
export function MessageBoard({
  headingClass,
  newest,
  shown,
  failure,
  children,
  holder,
  actionOf,
  ...form
}: MessageBoardProps) {
  return (
    <section className={styles.messages} aria-labelledby="messages">
      <h2 id="messages" className={headingClass}>
        {t('Messages')}
      </h2>
      <FieldError>{failure}</FieldError>
      {!newest && !failure && <LoadingRows label={t('Loading the messages')} count={2} />}
      {newest && (
        <>
          <MessageList shown={shown} holder={holder} actionOf={actionOf} />
          {newest.closed ? <p className="small muted">{messageText(newest.closed)}</p> : <MessageForm {...form} />}
          {children}
        </>
      )}
    </section>
  );
}

'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Check } from '#components/ui/check.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSend } from '#lib/client/use-send.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { reportMessage, seeMessages, setMessageEmails, writeMessage } from '../../client/calls.ts';
import { MESSAGES, messagesOptions } from '../../client/messages.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import styles from './messages.module.css';

export type GuestMessagesProps = { host: string };

/** Messages of the event for a guest who is signed in to it, with the switch of the daily email. */
export function GuestMessages({ host }: GuestMessagesProps) {
  const cache = useQueryClient();
  const { data, error } = useQuery(messagesOptions);
  const reporting = useSend(reportMessage, {
    reads: MESSAGES,
    done: () => toast.success('Thank you. Someone at the desk will read it.'),
  });
  const switching = useSend(setMessageEmails, { reads: MESSAGES });
  const [wantsEmails, setWantsEmails] = useState(false); // shown until what was sent is read anew
  const newest = data?.messages.at(-1)?.messageId;
  useEffect(() => {
    if (newest) void callOperation(seeMessages, { body: { messageId: newest } }).catch(() => undefined); // an email counts them once more
  }, [newest]);
  const failure = error?.message ?? reporting.message ?? switching.message;
  return (
    <section className={styles.messages} aria-labelledby="messages">
      <h2 id="messages" className="h3">
        Messages
      </h2>
      <FieldError>{failure}</FieldError>
      {!data && !error && <LoadingRows label="Loading the messages" count={2} />}
      {data && (
        <>
          <MessageList
            messages={data.messages}
            actionOf={({ messageId, isOwn, isReported, text }) =>
              isOwn || isReported || text === null
                ? null
                : { label: 'Report', onPress: () => reporting.send({ messageId }) }
            }
          />
          {data.closed ? (
            <p className="small muted">{data.closed}</p>
          ) : (
            <MessageForm
              readers={`Everybody who is registered, and ${host},`}
              onSend={async (text) =>
                cache.setQueryData(
                  messagesOptions.queryKey,
                  await callOperation(writeMessage, { body: { text }, key: randomId() }),
                )
              }
            />
          )}
          <Check
            label="Email me about new messages, at most once a day"
            checked={switching.busy ? wantsEmails : data.emails}
            onChange={({ target: { checked: wanted } }) => {
              setWantsEmails(wanted);
              switching.send({ wanted });
            }}
          />
        </>
      )}
    </section>
  );
}

'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FieldError } from '#components/ui/field.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSend } from '#lib/client/use-send.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { hideMessage, writeAsHost } from '../../client/calls.ts';
import { HOST_MESSAGES, hostMessagesOptions } from '../../client/messages.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import styles from './messages.module.css';

/** Messages of an event for its host, who can hide them. */
export function HostMessages({ code }: { code: string }) {
  const cache = useQueryClient();
  const options = hostMessagesOptions(code);
  const { data, error } = useQuery(options);
  const hiding = useSend(hideMessage, { reads: HOST_MESSAGES });
  return (
    <section className={styles.messages} aria-labelledby="messages">
      <h2 id="messages" className="h2">
        Messages
      </h2>
      <FieldError>{error?.message ?? hiding.message}</FieldError>
      {!data && !error && <LoadingRows label="Loading the messages" count={2} />}
      {data && (
        <>
          <MessageList
            messages={data.messages}
            actionOf={({ messageId, text }) =>
              text === null ? null : { label: 'Hide', onPress: () => hiding.send({ code, messageId }) }
            }
          />
          {data.closed ? (
            <p className="small muted">{data.closed}</p>
          ) : (
            <MessageForm
              readers="Everybody who is registered"
              onSend={async (text) =>
                cache.setQueryData(
                  options.queryKey,
                  await callOperation(writeAsHost, { body: { code, text }, key: randomId() }),
                )
              }
            />
          )}
        </>
      )}
    </section>
  );
}

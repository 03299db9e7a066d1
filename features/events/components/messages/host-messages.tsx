'use client';

import { useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSend } from '#lib/client/use-send.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { t } from '#lib/shared/texts.ts';
import { hideMessage, seeAsHost, writeAsHost } from '../../client/calls.ts';
import { HOST_MESSAGES, hostMessagesOptions, useMessages } from '../../client/messages.ts';
import { useTellSeen } from '../../client/use-tell-seen.ts';
import { MessageBoard } from './message-board.tsx';

/** Messages of an event for its host, who can hide them. */
export function HostMessages({ code }: { code: string }) {
  const cache = useQueryClient();
  const { newest, shown, error } = useMessages(hostMessagesOptions(code));
  const hiding = useSend(hideMessage, { reads: HOST_MESSAGES });
  useTellSeen(shown.newest, (messageId) => callOperation(seeAsHost, { body: { code, messageId } }));
  return (
    <MessageBoard
      headingClass="h2"
      newest={newest}
      shown={shown}
      failure={error?.message ?? hiding.message}
      holder="host"
      actionOf={({ messageId, text }) =>
        text === null ? null : { label: t('Hide'), onPress: () => hiding.send({ code, messageId }) }
      }
      readers={t('Everybody who is registered')}
      onSend={async (text) => {
        await callOperation(writeAsHost, { body: { code, text }, key: randomId() });
        await cache.invalidateQueries({ queryKey: HOST_MESSAGES });
      }}
    />
  );
}

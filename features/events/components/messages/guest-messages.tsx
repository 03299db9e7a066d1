'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Check } from '#components/ui/check.tsx';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSend } from '#lib/client/use-send.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { t } from '#lib/shared/texts.ts';
import { reportMessage, seeMessages, setMessageEmails, writeMessage } from '../../client/calls.ts';
import { MESSAGES, messagesOptions, useMessages } from '../../client/messages.ts';
import { useTellSeen } from '../../client/use-tell-seen.ts';
import { readersOf } from '../author-name.ts';
import { MessageBoard } from './message-board.tsx';

export type GuestMessagesProps = {
  /** The traveller who hosts it; null: the operator. */
  host: string | null;
};

/** Messages of the event for a guest who is signed in to it, with the switch of the daily email. */
export function GuestMessages({ host }: GuestMessagesProps) {
  const cache = useQueryClient();
  const { newest, shown, error } = useMessages(messagesOptions);
  const reporting = useSend(reportMessage, {
    reads: MESSAGES,
    done: () => toast.success(t('Thank you. Someone at the desk will read it.')),
  });
  const switching = useSend(setMessageEmails, { reads: MESSAGES });
  const [wantsEmails, setWantsEmails] = useState(false); // shown until what was sent is read anew
  useTellSeen(shown.newest, (messageId) => callOperation(seeMessages, { body: { messageId } }));
  return (
    <MessageBoard
      headingClass="h3"
      newest={newest}
      shown={shown}
      failure={error?.message ?? reporting.message ?? switching.message}
      holder={host === null ? 'organiser' : 'host'}
      actionOf={({ messageId, isOwn, isReported, text }) =>
        isOwn || isReported || text === null
          ? null
          : { label: t('Report'), onPress: () => reporting.send({ messageId }) }
      }
      readers={readersOf(host)}
      onSend={async (text) => {
        await callOperation(writeMessage, { body: { text }, key: randomId() });
        await cache.invalidateQueries({ queryKey: MESSAGES });
      }}
    >
      {newest && (
        <Check
          label={t('Email me about new messages, at most once a day')}
          checked={switching.busy ? wantsEmails : newest.emails}
          onChange={({ target: { checked: wanted } }) => {
            setWantsEmails(wanted);
            switching.send({ wanted });
          }}
        />
      )}
    </MessageBoard>
  );
}

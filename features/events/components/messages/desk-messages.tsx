'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSend } from '#lib/client/use-send.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { hideAtDesk, writeAtDesk } from '../../client/calls.ts';
import { DESK_MESSAGES, deskMessagesOptions, useMessages } from '../../client/messages.ts';
import { REPORTS_AGAIN_MS } from '../../rules/message-limits.ts';
import { TEAM_NAME } from '../../rules/team-name.ts';
import { DeskGallery } from '../gallery/desk-gallery.tsx';
import type { EventBudgetProps } from '../budget/event-budget.tsx';
import styles from '../hosting/hosting.module.css';
import { MessageBoard } from './message-board.tsx';
import { ReportedMessages } from './reported-messages.tsx';

const EventBudget = onDemand<EventBudgetProps>(() =>
  import('../budget/event-budget.tsx').then((part) => part.EventBudget),
);

export type DeskMessagesProps = { code: string };

/** Messages of an event of the operator for the staff, who write as one team. */
export function DeskMessages({ code }: DeskMessagesProps) {
  const cache = useQueryClient();
  const { newest, shown, error } = useMessages(deskMessagesOptions(code), REPORTS_AGAIN_MS);
  const hiding = useSend(hideAtDesk, { reads: DESK_MESSAGES });
  return (
    <div className={styles.screen}>
      <div>
        <h1 className="h1">{newest?.eventName ?? code}</h1>
        <p className="lead muted">
          What you write here appears under the name “{TEAM_NAME}”. The audit trail says who wrote it.
        </p>
      </div>
      <div className={styles.buttons}>
        <Button variant="out" size="sm" href={eventRoutes.desk({ show: 'ours' })}>
          All our events
        </Button>
        <Button variant="out" size="sm" href={eventRoutes.deskRooms(code)}>
          Rooms
        </Button>
        <Button variant="out" size="sm" href={eventRoutes.page(code)}>
          Open the event’s page
        </Button>
      </div>
      <ReportedMessages messages={newest?.reported ?? []} headingClass="h2" reads={DESK_MESSAGES} canKeep />
      <div className={styles.form}>
        <MessageBoard
          headingClass="h2"
          newest={newest}
          shown={shown}
          failure={error?.message ?? hiding.message}
          holder="organiser"
          actionOf={({ messageId, text }) =>
            text === null ? null : { label: 'Hide', onPress: () => hiding.send({ messageId }) }
          }
          readers="Everybody who is registered"
          onSend={async (text) => {
            await callOperation(writeAtDesk, { body: { code, text }, key: randomId() });
            await cache.invalidateQueries({ queryKey: DESK_MESSAGES });
          }}
        />
      </div>
      <DeskGallery code={code} />
      <EventBudget code={code} by="staff" />
    </div>
  );
}

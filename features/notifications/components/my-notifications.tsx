'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSend } from '#lib/client/use-send.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { notificationPreferences, saveNotificationPreferences } from '../client/calls.ts';
import { useNotified } from '../client/use-notified.ts';
import { CHANNELS, KIND_LABELS } from '../rules/preferences.ts';
import { PreferencesCard } from './preferences-card.tsx';
import { PreferencesTable } from './preferences-table.tsx';

const PREFERENCES = ['notification-preferences'] as const;

/** What an employee is told by which channel, in their account. */
export function MyNotifications() {
  const person = useNotified();
  const { data, error, refetch } = useQuery({
    queryKey: PREFERENCES,
    queryFn: ({ signal }) => callOperation(notificationPreferences, { signal }),
    enabled: person !== null,
  });
  const save = useSend(saveNotificationPreferences, { reads: PREFERENCES });
  if (!person) return null;
  return (
    <PreferencesCard
      about="What you are notified about, in the bell, by email and by push. Push reaches the devices on which you turned notifications on. Confirmations and changes of trips you book yourself always come by email."
      table={
        data ? (
          <PreferencesTable
            kinds={data.kinds}
            channels={CHANNELS}
            absent={() => 'Not available'}
            labels={KIND_LABELS}
            busy={save.busy}
            problem={save.message}
            onChange={(off) => save.send({ off })}
          />
        ) : null
      }
      failed={error !== null}
      onRetry={() => void refetch()}
    >
      <p>
        <Button href={workRoutes.notifications()}>Open notifications</Button>
      </p>
    </PreferencesCard>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/session/client/session.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSend } from '#lib/client/use-send.ts';
import { t } from '#lib/shared/texts.ts';
import { personalPreferences, savePersonalPreferences } from '../client/calls.ts';
import { PERSONAL_LABELS } from '../rules/preferences.ts';
import { PreferencesCard } from './preferences-card.tsx';
import { PreferencesTable } from './preferences-table.tsx';

const PREFERENCES = ['personal-preferences'] as const;

/** What a consumer is told by email and push, in their account. */
export function MyPersonalNotifications() {
  const userId = useSession(({ status, userID }) => (status === 'in' ? userID : null));
  const { data, error, refetch } = useQuery({
    queryKey: PREFERENCES,
    queryFn: ({ signal }) => callOperation(personalPreferences, { signal }),
    enabled: userId !== null,
  });
  const save = useSend(savePersonalPreferences, { reads: PREFERENCES });
  if (userId === null) return null;
  return (
    <PreferencesCard
      about={t(
        'Push reaches the devices on which you turned notifications on. Emails about a booking, a payment or a cancellation are always sent.',
      )}
      table={
        data ? (
          <PreferencesTable
            kinds={data.kinds}
            channels={['mail', 'push']}
            absent={(channel) => t(channel === 'mail' ? 'Always sent' : 'By email only')}
            labels={PERSONAL_LABELS}
            busy={save.busy}
            problem={save.message}
            onChange={(off) => save.send({ off })}
          />
        ) : null
      }
      failed={error !== null}
      onRetry={() => void refetch()}
    />
  );
}

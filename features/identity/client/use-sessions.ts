import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { tellOtherTabs } from '#features/session/client/tabs.ts';
import { endAllSessions, endSession, listSessions } from './calls.ts';

const sessionsOptions = queryOptions({
  queryKey: ['identity', 'sessions'],
  queryFn: ({ signal }) => callOperation(listSessions, { signal }),
});

/** The person's sessions. */
export const useSessions = () => useQuery(sessionsOptions);

/** Ends one session, or with `everywhere` all but this tab's; refetches the list. */
export function useEndSessions() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (which: { sessionId: string } | 'everywhere'): Promise<void> =>
      void (await (which === 'everywhere'
        ? callOperation(endAllSessions, { body: { keepThis: true } })
        : callOperation(endSession, { body: which }))),
    onSuccess: () => tellOtherTabs('sessions-ended'),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsOptions.queryKey }),
  });
}

import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { tellOtherTabs } from '#features/session/client/tabs.ts';
import { endSession } from '#features/session/client/session-changes.ts';
import { closeAccount, closingTerms } from './calls.ts';

const termsOptions = queryOptions({
  queryKey: ['accounts', 'closing-terms'],
  queryFn: ({ signal }) => callOperation(closingTerms, { signal }),
  staleTime: 0,
});

/** What prevents closing the account, and what would be given up. */
export const useClosingTerms = (asked: boolean) => useQuery({ ...termsOptions, enabled: asked });

/** Closes the account for good and signs the tab out. */
export const useCloseAccount = () =>
  useMutation({
    mutationFn: (body: { password: string; givenUp: number }) => callOperation(closeAccount, { body }),
    onSuccess: () => {
      tellOtherTabs('logged-out');
      endSession('logged-out');
    },
  });

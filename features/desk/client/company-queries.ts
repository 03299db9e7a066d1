import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { changesOf, useLiveInterval } from '#lib/client/use-changes.ts';
import { deskCompanies, deskCompany } from './calls.ts';

/** Query key of companies at the desk; invalidated when a limit was set. */
export const DESK_COMPANIES = ['desk-companies'] as const;

/** How often companies are read anew while no live updates arrive. */
const ASK_AGAIN_MS = 10_000;

/** A page of the companies on credit. */
export function useDeskCompanies(pageNo: number) {
  const refetchInterval = useLiveInterval([...DESK_COMPANIES, 'list'], changesOf(deskCompanies), ASK_AGAIN_MS);
  return useQuery({
    queryKey: [...DESK_COMPANIES, 'list', pageNo],
    queryFn: ({ signal }) => callOperation(deskCompanies, { query: { pageNo: String(pageNo) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** One company at the desk. */
export function useDeskCompany(companyId: string) {
  const queryKey = [...DESK_COMPANIES, 'one', companyId];
  const query = { companyId };
  const refetchInterval = useLiveInterval(queryKey, changesOf(deskCompany, query), ASK_AGAIN_MS);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => callOperation(deskCompany, { query, signal }),
    refetchInterval,
  });
}

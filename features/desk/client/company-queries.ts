import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { deskCompanies, deskCompany } from './calls.ts';

/** Query key of companies at the desk; invalidated when a limit was set. */
export const DESK_COMPANIES = ['desk-companies'] as const;

export const deskCompaniesOptions = (pageNo: number) =>
  queryOptions({
    queryKey: [...DESK_COMPANIES, 'list', pageNo],
    queryFn: ({ signal }) => callOperation(deskCompanies, { query: { pageNo: String(pageNo) }, signal }),
    placeholderData: keepPreviousData,
  });

export const deskCompanyOptions = (companyId: string) =>
  queryOptions({
    queryKey: [...DESK_COMPANIES, companyId],
    queryFn: ({ signal }) => callOperation(deskCompany, { query: { companyId }, signal }),
  });

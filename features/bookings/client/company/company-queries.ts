import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput, QueryInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../../contract.ts';
import {
  approvalPreview,
  companyFlights,
  companyMoney,
  companyRooms,
  companySpend,
  companyStays,
  companyTrips,
  companyWallet,
} from './calls.ts';

/** Query keys of a company's bookings, apart from the bookings themselves. */
const AT_WORK = ['bookings', 'company'] as const;

export const companyStaysOptions = (body: BodyInput<typeof contract.companyStays>) =>
  queryOptions({
    queryKey: [...AT_WORK, 'stays', body],
    queryFn: ({ signal }) => callOperation(companyStays, { body, signal }),
    staleTime: 60_000,
  });
export const companyRoomsOptions = (body: BodyInput<typeof contract.companyRooms>) =>
  queryOptions({
    queryKey: [...AT_WORK, 'rooms', body],
    queryFn: ({ signal }) => callOperation(companyRooms, { body, signal }),
    staleTime: 30_000,
  });
export const companyFlightsOptions = (body: BodyInput<typeof contract.companyFlights>) =>
  queryOptions({
    queryKey: [...AT_WORK, 'flights', body],
    queryFn: ({ signal }) => callOperation(companyFlights, { body, signal }),
    staleTime: 60_000,
  });
/** `due`: the cost of a change of the booking in paise, in place of its total. */
export const companyMoneyOptions = (bookingId: string, due?: number) =>
  queryOptions({
    queryKey: [...AT_WORK, 'money', bookingId, due],
    queryFn: ({ signal }) =>
      callOperation(companyMoney, { query: { bookingId, ...(due === undefined ? {} : { due: String(due) }) }, signal }),
    staleTime: 0,
  });
/** The approvers of a booking if it were sent now; always refetched, because people and deadlines change. */
/** Outside the bookings' keys: a request once sent has no preview, and sending it has every booking read again. */
export const approvalPreviewOptions = (bookingId: string) =>
  queryOptions({
    queryKey: ['approval-preview', bookingId],
    queryFn: ({ signal }) => callOperation(approvalPreview, { query: { bookingId }, signal }),
    staleTime: 0,
  });
export const companySpendOptions = () =>
  queryOptions({
    queryKey: [...AT_WORK, 'spend'],
    queryFn: ({ signal }) => callOperation(companySpend, { signal }),
  });
export const companyTripsOptions = (body: BodyInput<typeof contract.companyTrips>) =>
  queryOptions({
    queryKey: [...AT_WORK, 'trips', body],
    queryFn: ({ signal }) => callOperation(companyTrips, { body, signal }),
    placeholderData: keepPreviousData,
  });
/** Query key of the company's wallet, whatever page of it. */
export const COMPANY_WALLET = [...AT_WORK, 'wallet'] as const;
export const companyWalletOptions = (query: QueryInput<typeof contract.companyWallet>) =>
  queryOptions({
    queryKey: [...COMPANY_WALLET, query],
    queryFn: ({ signal }) => callOperation(companyWallet, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { BookingView } from '../contract.ts';
import { bookingOptions, useCacheBooking } from './use-booking.ts';

afterEach(cleanup);

it('[4.13] a booking that was cancelled stays cancelled when an older read of it is answered after', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const inState = (state: string) => ({ _id: 'b1', state }) as BookingView;
  const { queryKey } = bookingOptions('b1');
  client.setQueryData(queryKey, inState('confirmed'));
  let answer: (booking: BookingView) => void = () => undefined;
  const read = client
    .fetchQuery({ queryKey, queryFn: () => new Promise<BookingView>((resolve) => (answer = resolve)) })
    .catch(() => undefined);
  const { result } = renderHook(() => useCacheBooking(), { wrapper });
  act(() => result.current(inState('cancelled')));
  answer(inState('confirmed'));
  await read;
  expect(client.getQueryData<BookingView>(queryKey)?.state).toBe('cancelled');
});

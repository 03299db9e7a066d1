// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BookingView } from '../../contract.ts';
import { NewReview } from './new-review.tsx';

const replace = vi.fn();
const router = { replace };
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const open = vi.fn<(chosen: { asked: { room: string }; key: string }) => Promise<BookingView>>();
const ROOM = { room: 'lake view' };
const reviewAt = (bookingId: string) => `/hotels/review?bookingId=${bookingId}`;
const booked = { _id: 'b1' } as BookingView;

function Screen({ asked }: { asked: typeof ROOM | null }) {
  const opening = useMutation({ mutationFn: open });
  return (
    <NewReview
      asked={asked}
      open={opening}
      reviewAt={reviewAt}
      label="Checking the price"
      failed={(error, retry) => (
        <>
          <p>{error?.message ?? 'Nothing was chosen'}</p>
          <button onClick={retry}>Try again</button>
        </>
      )}
    />
  );
}

const show = (asked: typeof ROOM | null) =>
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Screen asked={asked} />
      </QueryClientProvider>
    </StrictMode>,
  );

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});
afterEach(cleanup);

test('[7.20] a choice is opened once, and its review has an address of its own', async () => {
  open.mockResolvedValue(booked);
  show(ROOM);
  expect(screen.getByRole('status').textContent).toContain('Checking the price…');
  await waitFor(() => expect(replace.mock.calls).toEqual([['/hotels/review?bookingId=b1', { scroll: false }]]));
  expect(open).toHaveBeenCalledTimes(1);
});

test('[7.20] what failed is tried again as a new attempt, and then goes on as the first would have', async () => {
  open.mockRejectedValueOnce(new Error('The hotel does not answer.')).mockResolvedValue(booked);
  show(ROOM);
  await screen.findByText('The hotel does not answer.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(replace.mock.calls).toEqual([['/hotels/review?bookingId=b1', { scroll: false }]]));
  const keys = open.mock.calls.map(([{ key }]) => key);
  expect(new Set(keys).size).toBe(2);
});

test('[7.20] without a choice nothing is opened', () => {
  show(null);
  expect(screen.getByText('Nothing was chosen')).toBeTruthy();
  expect(open).not.toHaveBeenCalled();
});

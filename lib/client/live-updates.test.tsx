// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putLiveUpdates, usePolling } from './live-updates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  putLiveUpdates(false);
  vi.useRealTimers();
});

it('[4.14] [9.2] a screen polls until live updates arrive, and again once they cease, without being looked at anew', async () => {
  const read = vi.fn(() => Promise.resolve('waiting'));
  function Screen() {
    const refetchInterval = usePolling(1000);
    useQuery({ queryKey: ['request'], queryFn: read, refetchInterval });
    return null;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  const readsIn = async (milliseconds: number) => {
    const before = read.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
    return read.mock.calls.length - before;
  };
  await readsIn(0);
  expect(await readsIn(3500)).toBe(3);
  act(() => putLiveUpdates(true));
  expect(await readsIn(60_000)).toBe(0);
  act(() => putLiveUpdates(false));
  expect(await readsIn(3500)).toBe(3);
});

// @vitest-environment jsdom
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectThisTab } from '#features/session/client/connect.ts';
import { endSession, renewTokens, startSession } from '#features/session/client/session-changes.ts';
import { aSignedIn } from '#tests/support/people.ts';
import { ApiFailure } from './api-failure.ts';
import { pauseBefore, QueryProvider, worthRetrying } from './query-client.tsx';

beforeAll(connectThisTab);
afterEach(cleanup);

describe('asking again', () => {
  it.each([
    [new ApiFailure('NETWORK', ''), 0, true],
    [new ApiFailure('UNAVAILABLE', '', 503), 2, true],
    [new ApiFailure('UNAVAILABLE', '', 503), 3, false],
    [new ApiFailure('NOT_FOUND', '', 404), 0, false],
    [new ApiFailure('TOO_MANY_REQUESTS', '', 429), 0, false],
    [new ApiFailure('TOO_MANY_REQUESTS', 'wait 5 s', 429, { retryAfterMs: 5000 }), 0, true],
    [new ApiFailure('TOO_MANY_REQUESTS', 'wait 60 s', 429, { retryAfterMs: 60_000 }), 0, false],
    [new ApiFailure('NOT_RENEWED', ''), 0, false],
    [new ApiFailure('CANCELLED', ''), 0, false],
  ])('[9.12] after %s, %i times before: %s', (failure, failures, again) =>
    expect(worthRetrying(failures, failure)).toBe(again),
  );
});

it('[9.12] waits 1 s × 2ⁿ, or as long as the server asks', () => {
  expect(pauseBefore(1, new ApiFailure('UNAVAILABLE', '', 503))).toBe(2000);
  expect(pauseBefore(1, new ApiFailure('UNAVAILABLE', '', 503, { retryAfterMs: 5000 }))).toBe(5000);
  expect(pauseBefore(1, new Error('no answer'))).toBe(2000);
});

function Known() {
  useQuery({ queryKey: ['trips'], queryFn: () => 'Kettuvallam House' });
  const client = useQueryClient();
  return (
    <p>{`knows ${
      client
        .getQueryCache()
        .getAll()
        .filter((query) => query.state.data).length
    }`}</p>
  );
}

it('[1.4] forgets what one person saw before somebody else sees anything', async () => {
  startSession(aSignedIn());
  const { rerender } = render(
    <QueryProvider>
      <Known />
    </QueryProvider>,
  );
  await act(async () => undefined);
  rerender(
    <QueryProvider>
      <Known key="again" />
    </QueryProvider>,
  );
  expect(screen.getByText('knows 1')).toBeDefined();
  cleanup();

  endSession('logged-out');
  startSession(aSignedIn({ _id: 'usr_ravi' }));
  render(
    <QueryProvider>
      <Known />
    </QueryProvider>,
  );
  expect(screen.getByText('knows 0')).toBeDefined();
});

it('asks anew for what failed once the session is renewed', async () => {
  startSession(aSignedIn());
  let answers = 0;
  function Trips() {
    const { data, error } = useQuery({
      queryKey: ['trips'],
      queryFn: () => (++answers === 1 ? Promise.reject(new ApiFailure('NOT_RENEWED', 'not now')) : 'Kettuvallam House'),
    });
    return <p>{data ?? error?.message}</p>;
  }
  render(
    <QueryProvider>
      <Trips />
    </QueryProvider>,
  );
  expect(await screen.findByText('not now')).toBeDefined();
  act(() => renewTokens('refresh-1', { accessToken: 'access-2', refreshToken: 'refresh-2' }));
  expect(await screen.findByText('Kettuvallam House')).toBeDefined();
});

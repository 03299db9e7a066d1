// @vitest-environment jsdom
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '#stores/session-changes.ts';
import { aSignedIn } from '#tests/support/people.ts';
import { ApiFailure } from './api-failure.ts';
import { QueryProvider, worthRetrying } from './query-client.tsx';

afterEach(cleanup);

describe('asking again', () => {
  it.each([
    [new ApiFailure('NETWORK', ''), 0, true],
    [new ApiFailure('UNAVAILABLE', '', 503), 2, true],
    [new ApiFailure('UNAVAILABLE', '', 503), 3, false],
    [new ApiFailure('NOT_FOUND', '', 404), 0, false],
    [new ApiFailure('TOO_MANY_REQUESTS', '', 429), 0, false],
    [new ApiFailure('CANCELLED', ''), 0, false],
  ])('[9.12] after %s, %i times before: %s', (failure, failures, again) =>
    expect(worthRetrying(failures, failure)).toBe(again),
  );
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

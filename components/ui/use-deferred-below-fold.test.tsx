// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useDeferredBelowFold, useWhole } from './use-deferred-below-fold.ts';

const router = vi.hoisted(() => ({ path: '/hotels/taj' }));
vi.mock('next/navigation', () => ({ usePathname: () => router.path }));
afterEach(cleanup);

/** What a part drew, one after the other. */
const drawn: unknown[] = [];
function Page() {
  drawn.push(useWhole());
  return null;
}
function List() {
  drawn.push(useDeferredBelowFold('all', 'few'));
  return null;
}
const drawings = async (part: React.ReactElement, hydrate = false) => {
  drawn.length = 0;
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => void render(part, { container, hydrate }));
  return [...drawn];
};

test('a page that is gone to draws its first view first, then the whole', async () => {
  history.replaceState(null, '', '/hotels?city=jaipur');
  expect(await drawings(<Page />)).toEqual([false, true]);
});

test('on the way back, where the address is there before the page, it is whole at once', async () => {
  history.replaceState(null, '', '/hotels/taj?rooms=2');
  expect(new Set(await drawings(<Page />))).toEqual(new Set([true]));
});

test('the page of the server is whole, and so is the one that wakes up', async () => {
  history.replaceState(null, '', '/elsewhere');
  for (const [part, all] of [
    [<Page key="page" />, true],
    [<List key="list" />, 'all'],
  ] as const) {
    drawn.length = 0;
    renderToString(part);
    expect(drawn).toEqual([all]);
    expect(new Set(await drawings(part, true))).toEqual(new Set([all]));
  }
});

test('a part that appears draws few first, then all', async () => {
  expect(await drawings(<List />)).toEqual(['few', 'all']);
});

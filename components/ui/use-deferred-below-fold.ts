'use client';

import { usePathname } from 'next/navigation';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';

/**
 * `all`, but only `few` for the first paint of a part that is rendered in the browser; the rest follows at low
 * priority. The server's document, and its hydration, contain all of it.
 */
export function useDeferredBelowFold<Value>(all: Value, few: Value): Value {
  const waking = useHydrating();
  return useDeferredValue(all, waking ? all : few);
}

/**
 * False for the first paint of a page reached by navigation, and true right after it, so that content below the fold
 * does not delay the rest. True from the start when going back, because the browser restores the scroll position; the
 * address bar, which otherwise changes with the first paint, distinguishes the two.
 */
export function useWhole(): boolean {
  const path = usePathname();
  const waking = useHydrating();
  const [ahead] = useState(() => !waking && window.location.pathname !== path);
  return useDeferredValue(true, !ahead);
}

/** True on the server and during hydration; false for a part that is first rendered in the browser. */
export const useHydrating = (): boolean => useSyncExternalStore(never, no, yes);

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

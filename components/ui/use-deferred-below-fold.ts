'use client';

import { usePathname } from 'next/navigation';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';

/**
 * `all`, but `few` of it for the very first paint of a part that appears in the browser; the rest follows at once, when
 * nothing more urgent waits. The server's page has all of it from the start, and so has the browser that wakes it up.
 */
export function useDeferredBelowFold<Value>(all: Value, few: Value): Value {
  const waking = useHydrating();
  return useDeferredValue(all, waking ? all : few);
}

/**
 * False for the very first paint of a page that someone goes to, and true at once after it: what stands below the first
 * view need not hold up the rest. On the way back it is true from the start, for the browser looks for the place where
 * one was; the address bar, which otherwise changes with that first paint, tells the two apart.
 */
export function useWhole(): boolean {
  const path = usePathname();
  const waking = useHydrating();
  const [ahead] = useState(() => !waking && window.location.pathname !== path);
  return useDeferredValue(true, !ahead);
}

/** True on the server and while the browser wakes its page up; false for a part that appears in the browser. */
export const useHydrating = (): boolean => useSyncExternalStore(never, no, yes);

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

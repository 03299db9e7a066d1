'use client';

import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * `all`, but `few` of it for the very first paint of a part that appears in the browser; the rest follows at once, when
 * nothing more urgent waits. The server's page has all of it from the start, and so has the browser that wakes it up.
 */
export function useComingIn<Value>(all: Value, few: Value): Value {
  const waking = useWaking();
  return useDeferredValue(all, waking ? all : few);
}

/** True on the server and while the browser wakes its page up; false for a part that appears in the browser. */
export const useWaking = (): boolean => useSyncExternalStore(never, no, yes);

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

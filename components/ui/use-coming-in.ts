'use client';

import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * `all`, but `few` of it for the very first paint of a part that appears in the browser; the rest follows at once, when
 * nothing more urgent waits. The server's page has all of it from the start, and so has the browser that wakes it up.
 */
export function useComingIn<Value>(all: Value, few: Value): Value {
  const waking = useSyncExternalStore(never, no, yes);
  return useDeferredValue(all, waking ? all : few);
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

'use client';

import { type ComponentType, useSyncExternalStore } from 'react';
import { onDemand } from './on-demand.tsx';

/**
 * Recent searches whose script is fetched after the page, and only in a browser that keeps some under `key` in
 * localStorage. The line they stand in has its height from the start.
 */
export function recentLater<Props extends object>(
  key: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Links = onDemand(load);
  const isKept = () => {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false; // a browser that forbids storage remembers nothing
    }
  };
  return function RecentLater(props: Props) {
    return useSyncExternalStore(noChanges, isKept, () => false) ? <Links {...props} /> : null;
  };
}

const noChanges = () => () => undefined;

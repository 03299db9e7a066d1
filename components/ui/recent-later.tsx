'use client';

import { type ComponentType, useSyncExternalStore } from 'react';
import { onDemand } from './on-demand.tsx';

/**
 * Recent searches; their script is loaded after the page, and only in a browser that stores some under `key` in
 * localStorage. Their height is reserved.
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
      return false; // storage is blocked
    }
  };
  return function RecentLater(props: Props) {
    return useSyncExternalStore(noChanges, isKept, () => false) ? <Links {...props} /> : null;
  };
}

const noChanges = () => () => undefined;

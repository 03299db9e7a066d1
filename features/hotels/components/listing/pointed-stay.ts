import { useSyncExternalStore } from 'react';

/** The hovered, focused or selected stay, by its slug. */
let pointed = '';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Sets it, or clears it with ''. Only its card and pin re-render. */
export function pointAt(slug: string): void {
  if (slug === pointed) return;
  pointed = slug;
  for (const listener of listeners) listener();
}

/** True for the card and the pin of that stay. */
export const usePointed = (slug: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pointed === slug,
    () => false,
  );

/** Its slug, for the map. */
export const usePointedSlug = (): string =>
  useSyncExternalStore(
    subscribe,
    () => pointed,
    () => '',
  );

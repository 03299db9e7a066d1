import { useSyncExternalStore } from 'react';

/** The stay that is pointed at, by its slug: under the pointer or the focus in the list, or chosen on the map. */
let pointed = '';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Points at a stay, or at none with ''. Card and pin answer by themselves: nothing else is drawn again. */
export function pointAt(slug: string): void {
  if (slug === pointed) return;
  pointed = slug;
  for (const listener of listeners) listener();
}

/** True for the card and the pin of the stay that is pointed at. */
export const usePointed = (slug: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pointed === slug,
    () => false,
  );

/** The slug itself, for the map. */
export const usePointedSlug = (): string =>
  useSyncExternalStore(
    subscribe,
    () => pointed,
    () => '',
  );

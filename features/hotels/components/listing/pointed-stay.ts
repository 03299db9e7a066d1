import { useSyncExternalStore } from 'react';

/** The hovered, focused or selected stay, by its slug, and the cards and pins that watch it. */
const pointed = { slug: '', listeners: new Set<() => void>() };

const subscribe = (listener: () => void) => {
  pointed.listeners.add(listener);
  return () => void pointed.listeners.delete(listener);
};

/** Sets it, or clears it with ''. Only its card and pin re-render. */
export function pointAt(slug: string): void {
  if (slug === pointed.slug) return;
  pointed.slug = slug;
  for (const listener of pointed.listeners) listener();
}

/** True for the card and the pin of that stay. */
export const usePointed = (slug: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pointed.slug === slug,
    () => false,
  );

/** Its slug, for the map. */
export const usePointedSlug = (): string =>
  useSyncExternalStore(
    subscribe,
    () => pointed.slug,
    () => '',
  );

import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/**
 * The registration number, or the key of a place in the waiting list, in the fragment of an email's link, which never
 * leaves this browser; '' without one.
 */
export const useInLink = (name: 'registration' | 'waiting'): string =>
  useSyncExternalStore(
    listen,
    () => new URLSearchParams(location.hash.slice(1)).get(name) ?? '',
    () => '',
  );

/** Removes it from the address once it was used. */
export function forgetLink(): void {
  if (/^#(registration|waiting)=/.test(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search);
}

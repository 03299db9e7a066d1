import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The token in the fragment of a link from an email, '' without one, and null until the page is hydrated. */
export const useLinkToken = (): string | null =>
  useSyncExternalStore(
    listen,
    () => new URLSearchParams(location.hash.slice(1)).get('token') ?? '',
    () => null,
  );

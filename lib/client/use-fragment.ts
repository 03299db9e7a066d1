import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/**
 * A value in the fragment of the address, `#name=value`, which never leaves this browser: '' without one, null on the
 * server, where it is not known.
 */
export const useFragment = (name: string): string | null =>
  useSyncExternalStore<string | null>(
    listen,
    () => new URLSearchParams(location.hash.slice(1)).get(name) ?? '',
    () => null,
  );

/** The token in the fragment of a link from an email, '' without one, and null until the page is hydrated. */
export const useLinkToken = (): string | null => useFragment('token');

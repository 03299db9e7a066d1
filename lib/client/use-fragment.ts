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

import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The token behind the `#` of a mailed link, '' when there is none, and null while the page is still the server's. */
export const useLinkToken = (): string | null =>
  useSyncExternalStore(
    listen,
    () => new URLSearchParams(location.hash.slice(1)).get('token') ?? '',
    () => null,
  );

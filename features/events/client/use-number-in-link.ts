import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The registration number in the fragment of an email's link, which never leaves this browser; '' without one. */
export const useNumberInLink = (): string =>
  useSyncExternalStore(
    listen,
    () => new URLSearchParams(location.hash.slice(1)).get('registration') ?? '',
    () => '',
  );

/** Removes the number from the address once it was used. */
export function forgetNumberInLink(): void {
  if (location.hash.startsWith('#registration='))
    history.replaceState(history.state, '', location.pathname + location.search);
}

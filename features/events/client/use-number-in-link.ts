import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The registration number behind the `#` of an email's link, which never leaves this browser; '' without one. */
export const useNumberInLink = (): string =>
  useSyncExternalStore(
    listen,
    () => new URLSearchParams(location.hash.slice(1)).get('registration') ?? '',
    () => '',
  );

/** The number did its work: the address is that of everybody again. */
export function forgetNumberInLink(): void {
  if (location.hash.startsWith('#registration='))
    history.replaceState(history.state, '', location.pathname + location.search);
}

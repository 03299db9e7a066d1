export const KEY = 'sarai.recent-searches';
/** The event of a window that remembers a search. */
export const CHANGED = 'sarai:recent-searches';

/** The raw text, which changes exactly when a search is added: the snapshot for `useSyncExternalStore`. */
export function recentSearchesText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Calls back when this tab or another one remembers a search; gives the way to stop. */
export function onRecentSearches(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

/** A short list this browser remembers, such as searches: enough to make each again and to name it. */
export type RecentList<Item> = {
  /** The raw text, which changes exactly when an item is added: the snapshot for `useSyncExternalStore`. */
  text: () => string;
  /** Calls back when this tab or another one adds an item; gives the way to stop. */
  onChange: (changed: () => void) => () => void;
  /** Puts an item first; the same one is kept once. A browser that stores nothing is left alone. */
  remember: (item: Item) => void;
  /** The items, latest first. */
  all: () => Item[];
};

const KEPT = 4;

/**
 * A list kept under `key` in localStorage. `isItem` tells what is one: what was stored may be of another version, or
 * somebody's play with the developer tools. `same` tells whether two are the same search.
 */
export function recentList<Item>(
  key: string,
  isItem: (value: unknown) => value is Item,
  same: (one: Item, other: Item) => boolean,
): RecentList<Item> {
  const event = `recent:${key}`;
  const text = () => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const all = () => {
    try {
      const stored: unknown = JSON.parse(text() || '[]');
      return Array.isArray(stored) ? stored.filter(isItem) : [];
    } catch {
      return [];
    }
  };
  return {
    text,
    all,
    onChange: (changed) => {
      window.addEventListener(event, changed);
      window.addEventListener('storage', changed);
      return () => {
        window.removeEventListener(event, changed);
        window.removeEventListener('storage', changed);
      };
    },
    remember: (item) => {
      try {
        localStorage.setItem(
          key,
          JSON.stringify([item, ...all().filter((other) => !same(item, other))].slice(0, KEPT)),
        );
        window.dispatchEvent(new Event(event));
      } catch {
        /* storage is full or forbidden: remembering is a courtesy */
      }
    },
  };
}

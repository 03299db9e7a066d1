/** A short list stored in this browser, such as recent searches. */
export type RecentList<Item> = {
  /** The raw text, which changes exactly when an item is added: the snapshot for `useSyncExternalStore`. */
  text: () => string;
  /** Subscribes to additions of this tab or another one; gives the unsubscribe function. */
  onChange: (changed: () => void) => () => void;
  /** Adds an item at the front, without duplicates. Does nothing where storage is blocked. */
  remember: (item: Item) => void;
  /** The items, newest first. */
  all: () => Item[];
};

const KEPT = 4;

/**
 * A list stored under `key` in localStorage. `isItem` validates stored items, which may be of another version. `same`
 * compares items.
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
        /* storage is full or blocked: the list is optional */
      }
    },
  };
}

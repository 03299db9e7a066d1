/**
 * Storage of a tab (`tab`) or this browser (`browser`). Where it is blocked or full nothing is stored, and nothing
 * fails.
 */
type Shelf = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (...keys: string[]) => void;
  /** Removes all entries whose key begins with the prefix, but these. */
  removeAll: (prefix: string, but?: readonly string[]) => void;
};

function safeStorage(storage: () => Storage): Shelf {
  const tolerant = <Result>(work: (open: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => tolerant((open) => open.getItem(key), null),
    write: (key, value) => tolerant((open) => open.setItem(key, value), undefined),
    remove: (...keys) => tolerant((open) => keys.forEach((key) => open.removeItem(key)), undefined),
    removeAll: (prefix, but = []) =>
      tolerant(
        (open) =>
          Object.keys(open)
            .filter((key) => key.startsWith(prefix) && !but.includes(key))
            .forEach((key) => open.removeItem(key)),
        undefined,
      ),
  };
}

export const tab = safeStorage(() => sessionStorage);
export const browser = safeStorage(() => localStorage);

/** Parses JSON that may be missing, truncated or foreign: null then. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** True for a plain object, whose fields may then be looked at. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Key prefix of drafts with personal data: names, addresses, passports. Removed with the session. */
export const DRAFT_PREFIX = 'sarai:guests:';

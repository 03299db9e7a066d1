/** How many message ids are remembered (5.5, 9.3). */
export const REMEMBERED = 100;

/** Ids of the latest messages of this tab. */
export function seenMessages() {
  let ids: string[] = [];
  return {
    /** Whether this id is new; remembers it. */
    isNew(id: string): boolean {
      if (ids.includes(id)) return false;
      ids = [...ids, id].slice(-REMEMBERED);
      return true;
    },
    ids: (): readonly string[] => ids,
  };
}

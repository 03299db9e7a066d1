/** How many ids of messages are remembered (5.5, 9.3). */
export const REMEMBERED = 100;

/** The ids of the last messages of this tab. */
export function seenMessages() {
  let ids: string[] = [];
  return {
    /** Whether this id is new; from then on it is not. */
    isNew(id: string): boolean {
      if (ids.includes(id)) return false;
      ids = [...ids, id].slice(-REMEMBERED);
      return true;
    },
    ids: (): readonly string[] => ids,
  };
}

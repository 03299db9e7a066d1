/** Ids of the company's own records as they stand in its trail, by their beginnings (`lib/shared/ids.ts`). */
const OWN_ID = /\b(?:usr|dep|des|bnd|lvl|rol)_[a-z0-9_-]{1,60}/g;

/** The ids of people and groups that a text of the trail names. */
export const idsIn = (text: string): string[] => text.match(OWN_ID) ?? [];

/** The text with each id as the name it has now; an id of nothing that is left reads "removed". */
export const withNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(OWN_ID, (id) => names.get(id) ?? 'removed');

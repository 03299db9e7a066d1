/** Prefixes of ids of the company's own records in the audit log (`lib/shared/ids.ts`). */
const OWN_ID = /\b(?:usr|dep|des|bnd|lvl|rol)_[a-z0-9_-]{1,60}/g;

/** The ids of people and groups in a text of the audit log. */
export const idsIn = (text: string): string[] => text.match(OWN_ID) ?? [];

/** Replaces each id by the current name; ids of deleted records become "removed". */
export const withNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(OWN_ID, (id) => names.get(id) ?? 'removed');

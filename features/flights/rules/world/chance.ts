/**
 * A deterministic number in [0, 1) from its arguments, the same in every process. (FNV-1a over the parts, then the
 * finisher of MurmurHash3.)
 */
export function chance(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    if (typeof part === 'number') hash = Math.imul(hash ^ (part | 0), 0x01000193) ^ (hash >>> 13);
    else for (let at = 0; at < part.length; at++) hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 0x5f, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** A deterministic integer from `least` to `most`, inclusive. */
export const chosen = (least: number, most: number, ...parts: readonly (string | number)[]): number =>
  least + Math.floor(chance(...parts) * (most - least + 1));

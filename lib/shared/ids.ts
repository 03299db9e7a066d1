/** Prefixed, sortable ids: `bkg_` + 10 characters of time + 10 random ones, Crockford base 32, as in a ULID. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

export type IdPrefix =
  | 'usr'
  | 'ses'
  | 'bkg'
  | 'chg'
  | 'htl'
  | 'rty'
  | 'rpl'
  | 'hld'
  | 'ord'
  | 'pay'
  | 'rfd'
  | 'pst'
  | 'doc'
  | 'evt'
  | 'msg'
  | 'req'
  | 'cmp'
  | 'rol'
  | 'mal'
  | 'sav'
  | 'svl'
  | 'stf'
  | 'dep'
  | 'des'
  | 'bnd'
  | 'lvl'
  | 'pol'
  | 'apc'
  | 'trc'
  | 'act'
  | 'erg'
  | 'ewt'
  | 'apr'
  | 'abs'
  | 'prf'
  | 'tvl'
  | 'top'
  | 'trq'
  | 'tqu'
  | 'tkf'
  | 'gln'
  | 'dvc'
  | 'psh'
  | 'enq'
  | 'bud'
  | 'cmb'
  | 'crt'
  | 'grv'
  | 'emg'
  | 'eph'
  | 'eal'
  | 'esh';

/** A new id; ids made later sort later (to the millisecond). */
export function newId(prefix: IdPrefix, now: number = Date.now()): string {
  let time = '';
  for (let rest = now, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) time = ALPHABET[rest % 32] + time;
  const chance = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => ALPHABET[byte % 32]).join('');
  return `${prefix}_${time}${chance}`;
}

/** True when the text has the shape of an id with this prefix. */
export const isId = (prefix: IdPrefix, text: string): boolean => new RegExp(`^${prefix}_[0-9a-z]{1,40}$`).test(text);

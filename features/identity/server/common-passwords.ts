import 'server-only';
import { PRODUCT } from '#lib/shared/product.ts';

const holder = globalThis as { saraiCommonPasswords?: Promise<ReadonlySet<string>> };

/**
 * The 49,233 passwords that lead the published collections of leaked ones (zxcvbn-ts, MIT). 1,557 of them are as long as
 * ours must be. Checked at the server alone: the list would weigh more than a page. Unpacking it takes 0.1 s, so it is done
 * once, when the process starts, and shared with the copy of this module in Next's build.
 */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (holder.saraiCommonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  ));
void commonPasswords();

/**
 * Words of this product and its field: a password of only these, digits and signs is easily guessed (OWASP ASVS 5.0
 * V6.1.2).
 */
export const CONTEXT_WORDS = [
  PRODUCT.id,
  'travellers',
  'traveller',
  'travels',
  'travel',
  'trips',
  'trip',
  'hotels',
  'hotel',
  'flights',
  'flight',
  'holidays',
  'holiday',
  'bookings',
  'booking',
  'packages',
  'corporate',
  'company',
  'employee',
  'manager',
  'approver',
  'administrator',
  'admin',
  'password',
  'welcome',
  'india',
];
/** Fewer letters than this besides context words are too few. */
const OWN_LETTERS = 4;

const LETTER = /\p{L}/u;

/**
 * True for a password that is among the common ones, or is one of them with digits and signs before and behind it
 * (`Manchester-2026!`), or is made of words of the product alone (`sarai-travel-99`).
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const plain = password.toLowerCase();
  return common.has(plain) || common.has(withoutAffixes(plain)) || lettersOfItsOwn(plain) < OWN_LETTERS;
}

/** The text from its first to its last letter. */
function withoutAffixes(text: string): string {
  const characters = Array.from(text);
  return characters
    .slice(
      characters.findIndex((character) => LETTER.test(character)),
      characters.findLastIndex((character) => LETTER.test(character)) + 1,
    )
    .join('');
}

/** Number of letters without context words; a password without any has enough. */
function lettersOfItsOwn(text: string): number {
  const rest = CONTEXT_WORDS.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest === text ? OWN_LETTERS : Array.from(rest).filter((character) => LETTER.test(character)).length;
}

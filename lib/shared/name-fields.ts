import { oneLine } from './text-fields.ts';
import { isTopLevelDomain } from './top-level-domains.ts';

/**
 * A name of a person, a company, a group, a role or a policy: one line that is no web or email address and holds none.
 * Names stand in emails to other people, where a mail program would make a link of them.
 */
export const nameLine = () =>
  oneLine().refine(
    (text) => !holdsAddress(text),
    'A name cannot contain a web or email address. If this is an abbreviation, put a space after its full stop.',
  );

/** A name of a person or a company that others read: `namedField('Enter the name of the company.', 120)`. */
export const namedField = (missing: string, longest: number) =>
  nameLine().min(1, missing).max(longest, `A name is at most ${longest} characters.`);

/** What names of people are made of, in any script: O’Brien, Jean-Luc, Dr. Rao, अनीता, Rao (Jr.). */
const OF_PEOPLE = /^(?:[\p{L}\p{M}\s.,'’‘`()-]|\p{Join_Control})*$/u; // joiners belong to the spelling of Indian scripts

/** Why a text cannot be a person's name; null when it can. For what is typed: stored names may be older than the rule. */
export const personNameProblem = (text: string): string | null =>
  OF_PEOPLE.test(text)
    ? null
    : 'A name has letters, spaces, hyphens, apostrophes and full stops. Remove digits and other symbols.';

/** A first or family name of a person as it is typed: `personName('Enter the first name.', 60)`. */
export const personName = (missing: string, longest: number) =>
  namedField(missing, longest).superRefine((text, context) => {
    const message = personNameProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

/**
 * First or family name of whoever fills in the form, or of another person (`the`). Passports of many Indians have a single
 * name.
 */
export const nameField = (which: 'first' | 'last', whose: 'your' | 'the' = 'your') =>
  personName(
    which === 'first'
      ? `Enter ${whose} first name.`
      : `Enter ${whose} family name. With a single name, enter it in both fields.`,
    60,
  );

/** Every dot that browsers and mail programs treat as a domain separator (UTS 46), and look-alikes. */
const DOTS = /[.\u2024\u3002\ufe52\uff0e\uff61]/u;
/** Words before a dot in names: titles and forms of companies, as in `Dr.Dev` and `Pvt.Ltd`. Initials count as well. */
const BEFORE_A_DOT = new Set(
  'adv ca capt col dr er jr lt maj md mohd mr mrs ms ph prof pte pty pvt rev shri smt sr sri st'.split(' '),
);
/** What may follow a domain in an address. */
const AFTER_A_DOMAIN = /[/?#:\\]/u;

/**
 * Whether a text holds what mail programs turn into a link: a scheme, `www.`, an email address, or a word whose last
 * label is a top-level domain. Initials and titles before a name (`K.Rajesh`, `A.P.J. Abdul`, `Dr.Rao`, `Pvt.Ltd`) are
 * not addresses.
 */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase();
  return /:\/\/|\bmailto:|\S@\S/u.test(plain) || plain.split(/[\s,;()<>[\]{}"'“”‘’|]+/u).some(isAddress);
}

function isAddress(word: string): boolean {
  const [domain = ''] = word.split(AFTER_A_DOMAIN);
  const labels = domain.split(DOTS).filter(Boolean);
  const last = labels.at(-1)?.replace(/[^\p{L}\p{M}\p{N}-]+$/u, '') ?? '';
  if (labels.length < 2 || !isTopLevelDomain(last)) return labels[0] === 'www' && labels.length > 1;
  const goesOn = domain.length < word.length; // `x.co/sign-in`
  return goesOn || !labels.slice(0, -1).every((label) => [...label].length === 1 || BEFORE_A_DOT.has(label));
}

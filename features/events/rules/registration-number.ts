/** Without characters that look alike: 0 O, 1 I L, 5 S, 8 B. */
const LETTERS = '234679ACDEFGHJKMNPQRTUVWXYZ';
const CHANCE = 8;

/** A new registration number with 38 random bits: `CIT95-7K4M-2Q9X`. `random` gives integers below its argument. */
export function newNumber(eventCode: string, random: (below: number) => number): string {
  const chance = Array.from({ length: CHANCE }, () => LETTERS[random(LETTERS.length)]).join('');
  return `${eventCode.replace('-', '')}-${chance.slice(0, 4)}-${chance.slice(4)}`;
}

/** The canonical form of a typed number (any case, spaces and dashes); undefined when it cannot be one. */
export function readNumber(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  const parts = /^([A-Z]{2,8}\d{1,4})([A-Z2-9]{4})([A-Z2-9]{4})$/.exec(plain);
  return parts?.slice(1).join('-');
}

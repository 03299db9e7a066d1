/** Without what looks alike in an email: 0 O, 1 I L, 5 S, 8 B. */
const LETTERS = '234679ACDEFGHJKMNPQRTUVWXYZ';
const CHANCE = 8;

/** A new registration number, 38 bits of chance: `CIT95-7K4M-2Q9X`. `random` gives whole numbers below its argument. */
export function newNumber(eventCode: string, random: (below: number) => number): string {
  const chance = Array.from({ length: CHANCE }, () => LETTERS[random(LETTERS.length)]).join('');
  return `${eventCode.replace('-', '')}-${chance.slice(0, 4)}-${chance.slice(4)}`;
}

/** The number as it is kept, however it was typed (case, spaces, any dash or none); undefined for what can be none. */
export function readNumber(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  const parts = /^([A-Z]{2,8}\d{1,4})([A-Z2-9]{4})([A-Z2-9]{4})$/.exec(plain);
  return parts?.slice(1).join('-');
}

/** Without characters that look alike: 0 O, 1 I L, 5 S, 8 B. */
const LETTERS = '234679ACDEFGHJKMNPQRTUVWXYZ';

/** A new enquiry number with 38 random bits: `HELP-7K4M-2Q9X`. `random` gives integers below its argument. */
export function newEnquiryNumber(random: (below: number) => number): string {
  const chance = Array.from({ length: 8 }, () => LETTERS[random(LETTERS.length)]).join('');
  return `HELP-${chance.slice(0, 4)}-${chance.slice(4)}`;
}

import { isHostedCode } from './event-text.ts';

/** Without characters that look alike: 0 O, 1 I L, 5 S, 8 B. */
const LETTERS = '234679ACDEFGHJKMNPQRTUVWXYZ';
const CHANCE = 8;

/** Random integers below the argument. */
type Random = (below: number) => number;
const letters = (count: number, random: Random): string =>
  Array.from({ length: count }, () => LETTERS[random(LETTERS.length)]).join('');

/** A new code of a traveller's event, with 47 random bits: `EV-7K4M2Q9X3T`. */
export const newHostedCode = (random: Random): string => `EV-${letters(10, random)}`;

/** A new registration number with 38 random bits: `CIT95-7K4M-2Q9X`; of a traveller's event `EV-7K4M-2Q9X`. */
export function newNumber(eventCode: string, random: Random): string {
  const chance = letters(CHANCE, random);
  const event = isHostedCode(eventCode) ? 'EV' : eventCode.replace('-', '');
  return `${event}-${chance.slice(0, 4)}-${chance.slice(4)}`;
}

/** The canonical form of a typed number (any case, spaces and dashes); undefined when it cannot be one. */
export function readNumber(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  const parts = /^([A-Z]{2,8}\d{1,4}|EV)([A-Z2-9]{4})([A-Z2-9]{4})$/.exec(plain);
  return parts?.slice(1).join('-');
}

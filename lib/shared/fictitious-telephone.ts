/**
 * An Indian telephone number that nobody can have, for demo hotels and the demo's customer care: `+91 11 0000 0042` for 42.
 * India reserves no numbers for examples, so it is one that the National Numbering Plan (Department of
 * Telecommunications, 2003) leaves no exchange for: after an area code the digits 2 to 7 begin a subscriber's number, 0 is
 * the trunk prefix and 1 the level of special services. The area code is Delhi's for every hotel: no mobile number begins
 * with 1, whereas one after 80 (Bengaluru) or 832 (Goa) could. Takes a whole number from 0 to 9,999,999; throws RangeError.
 */
export function fictitiousTelephone(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 9_999_999)
    throw new RangeError(`No telephone for ${number}.`);
  const digits = String(number).padStart(8, '0');
  return `+91 11 ${digits.slice(0, 4)} ${digits.slice(4)}`;
}

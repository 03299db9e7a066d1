const MASKS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:\d[ -]?){12,18}\d\b/g, '[card number]'],
  [/\+?\b\d(?:[ -]?\d){9,12}\b/g, '[phone number]'],
  [/\b[A-Z]{5}\d{4}[A-Z]\b/gi, '[PAN]'],
  [/\b[A-Z]\d{7}\b/gi, '[passport number]'],
];

/** A question without email addresses, telephone, card, PAN and passport numbers, for whoever is outside the product. */
export const maskPersonal = (question: string): string =>
  MASKS.reduce((so, [pattern, mask]) => so.replace(pattern, mask), withoutEmails(question));

/** Whatever has an @ between two spaces or commas is taken for an address. */
const withoutEmails = (question: string): string =>
  question
    .split(/([\s,;]+)/)
    .map((word) => (word.includes('@') ? '[email]' : word))
    .join('');

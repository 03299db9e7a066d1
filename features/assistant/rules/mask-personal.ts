const MASKS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, '[email]'],
  [/\b(?:\d[ -]?){12,18}\d\b/g, '[card number]'],
  [/\+?\b\d(?:[ -]?\d){9,12}\b/g, '[phone number]'],
  [/\b[A-Z]{5}\d{4}[A-Z]\b/gi, '[PAN]'],
  [/\b[A-Z]\d{7}\b/gi, '[passport number]'],
];

/** A question without email addresses, telephone, card, PAN and passport numbers, for whoever is outside the product. */
export const maskPersonal = (question: string): string =>
  MASKS.reduce((so, [pattern, mask]) => so.replace(pattern, mask), question);

/**
 * Countries that do not write Latin: the accents of a transliteration (Thāne, Şūr) are not part of the English name.
 */
const TRANSLITERATED = new Set(
  (
    'IN PK BD NP LK BT MM TH KH LA CN HK MO TW JP KR KP MN RU UA BY KZ KG TJ UZ TM GE AM AZ BG GR CY MK ' +
    'AF IR IQ SY SA YE OM AE KW QA BH JO LB PS IL EG LY SD SS DZ MA EH TN MR ET ER SO DJ MV TD'
  ).split(' '),
);

export function plainName(name: string, country: string): string {
  const straight = name.replace(/[’‘ʻʼ`´]/g, "'").trim();
  if (!TRANSLITERATED.has(country)) return straight;
  return straight
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/^'+|(?<!')'+$/g, '');
}

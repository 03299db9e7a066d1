import { formatDate } from './dates.ts';
import { t } from './texts.ts';

/** A saved traveller as lists show one. */
type Listed = {
  title: string | null;
  firstName: string;
  lastName: string;
  born: string | null;
  passportEnding: string | null;
};

/** "Ms Meera Nair", or without the title when none was chosen. */
export const travellerName = ({ title, firstName, lastName }: Pick<Listed, 'title' | 'firstName' | 'lastName'>) =>
  [title, firstName, lastName].filter(Boolean).join(' ');

/** A date of birth, always with its year. */
const birthDate = (born: string): string => formatDate(born, '0001-01-01').slice(4);

/** Distinguishes saved travellers: "Born 30 Apr 1990 · Passport ending in 67". */
export const travellerFacts = ({ born, passportEnding }: Pick<Listed, 'born' | 'passportEnding'>): string =>
  [
    born && t('Born {date}', { date: birthDate(born) }),
    passportEnding && t('Passport ending in {digits}', { digits: passportEnding }),
  ]
    .filter(Boolean)
    .join(' · ');

import type { RoomFeature } from '#lib/shared/room-facts.ts';
import type { Furniture } from './layout.ts';

/** Languages of a plan's labels. */
export const PLAN_LANGUAGES = ['en', 'hi'] as const;
export type PlanLanguage = (typeof PLAN_LANGUAGES)[number];

type Labels = Record<
  Furniture | Extract<RoomFeature, 'shower' | 'bathtub' | 'balcony' | 'terrace' | 'verandah'>,
  string
> &
  Record<'window' | 'metres' | 'squareMetres', string>;

/** Labels on the furniture, on what is outside, at the scale bar and of the size. */
export const LABELS: Record<PlanLanguage, Labels> = {
  en: {
    king: 'King',
    queen: 'Queen',
    double: 'Double',
    single: 'Single',
    sofabed: 'Sofa bed',
    desk: 'Desk',
    sofa: 'Sofa',
    wardrobe: 'Wardrobe',
    bathtub: 'Bath',
    shower: 'Shower',
    window: 'Window',
    balcony: 'Balcony',
    terrace: 'Terrace',
    verandah: 'Verandah',
    metres: 'm',
    squareMetres: 'm²',
  },
  hi: {
    king: 'किंग',
    queen: 'क्वीन',
    double: 'डबल',
    single: 'सिंगल',
    sofabed: 'सोफ़ा बेड',
    desk: 'मेज़',
    sofa: 'सोफ़ा',
    wardrobe: 'अलमारी',
    bathtub: 'टब',
    shower: 'शॉवर',
    window: 'खिड़की',
    balcony: 'बालकनी',
    terrace: 'टैरेस',
    verandah: 'बरामदा',
    metres: 'मी',
    squareMetres: 'वर्ग मी',
  },
};

/** Approximate width of a letter of the label type. */
const LETTER: Record<PlanLanguage, number> = { en: 6.6, hi: 7.6 };
/** Approximate width of a label; signs above and below letters take none. */
export const labelWidth = (words: string, language: PlanLanguage): number =>
  words.replace(/\p{Mn}/gu, '').length * LETTER[language];

const DIGITS = ' 0123456789';
/** Everything that a plan may say: the type it carries contains these letters only (scripts/build-fonts.ts). */
export const PLAN_LABELS = [...Object.values(LABELS.en), DIGITS].join('');
export const PLAN_LABELS_HINDI = Object.values(LABELS.hi).join('');

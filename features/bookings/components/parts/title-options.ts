import { GUEST_TITLES, type GuestTitle } from '#lib/shared/guest-titles.ts';
import { t } from '#lib/shared/texts.ts';

/**
 * Options of a select of titles that begins with none: nobody's title is assumed. Every title by default, for guests of a
 * hotel, whose ages are not asked. Documents print titles in English, so they are the same in all languages.
 */
export const titleOptions = (titles: readonly GuestTitle[] = GUEST_TITLES) => [
  { value: '', label: t('Choose') },
  ...titles.map((title) => ({ value: title, label: title })),
];

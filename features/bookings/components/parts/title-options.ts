import { GUEST_TITLES } from '#lib/shared/guest-titles.ts';

/** Titles of a select that begins with none: nobody's title is assumed. */
export const TITLE_OPTIONS = [
  { value: '', label: 'Choose' },
  ...GUEST_TITLES.map((title) => ({ value: title, label: title })),
];

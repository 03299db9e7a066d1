import { GUEST_TITLES, type GuestTitle } from '#lib/shared/guest-titles.ts';

/** Options of a select of titles that begins with none: nobody's title is assumed. */
export const titleOptions = (titles: readonly GuestTitle[]) => [
  { value: '', label: 'Choose' },
  ...titles.map((title) => ({ value: title, label: title })),
];

/** Every title, for guests of a hotel, whose ages are not asked. */
export const TITLE_OPTIONS = titleOptions(GUEST_TITLES);

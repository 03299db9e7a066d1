import { oneOrMany, t } from '#lib/shared/texts.ts';

/** Stays left out of a listing for a party with children. Apart from the list, so that the page needs no script for it. */
export const childrenWord = (count: number): string =>
  t(
    oneOrMany(
      count,
      '{n} stay is not listed because it does not accept children.',
      '{n} stays are not listed because they do not accept children.',
    ),
    { n: count },
  );

import { t } from '#lib/shared/texts.ts';

/** By what "Best match" orders the stays. Apart from the list, so that the consumer's page needs no script for it. */
export const HowRanked = () =>
  t(
    'Best match ranks by guest scores, price compared with the median price in this city, and refund terms. Hotels cannot pay for a place.',
  );

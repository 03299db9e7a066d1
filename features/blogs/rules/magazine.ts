import { t } from '#lib/shared/texts.ts';

/** The magazine's title, on its page and in its feed. */
export const magazineTitle = (): string => t('Booking well in India');

/** What it is about. */
export const magazineDescription = (): string =>
  t('Short articles on refunds, taxes, trains and travel documents. Every rule names its source and its date.');

import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';

/** "In 40 days", "Tomorrow", "Today", and during the trip "You are there". */
export const awayText = (days: number): string =>
  days > 1
    ? t('In {days}', { days: counted(days, 'day') })
    : t(days === 1 ? 'Tomorrow' : days === 0 ? 'Today' : 'Ongoing');

import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
/** The unit of a nightly price: "a night", "a night for 2 rooms". */
export const nightlyLabel = (rooms: number): string =>
  rooms > 1 ? t('a night for {rooms}', { rooms: counted(rooms, 'room') }) : t('a night');

import { formatDate, dateInZone, type IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { RoomBlockView } from '../../contract.ts';

type Block = Pick<RoomBlockView, 'cutOffAt' | 'zone' | 'freeDays'>;

/** The last day on which rooms of a block can be booked: "Tue 5 Jan 2027". */
export const lastDayOf = ({ cutOffAt, zone }: Block, today: IsoDate): string =>
  formatDate(dateInZone(new Date(Date.parse(cutOffAt) - 1), zone), today);

/** What comes back of a cancelled room of a block, in a sentence. */
export const refundOf = ({ freeDays }: Block): string =>
  freeDays
    ? t('Free cancellation until {days} before check-in. After that there is no refund.', {
        days: counted(freeDays, 'day'),
      })
    : t('Free cancellation until check-in.');

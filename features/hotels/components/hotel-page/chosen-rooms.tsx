import { Price } from '#components/ui/price.tsx';
import { termsBeside } from '#lib/shared/refund-text.ts';
import { describeRooms, type Stay } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import { refundOf, type OfferedRate, type RefundClock } from '../../rules/starting-rate.ts';
import { MEAL_LABELS } from '../../rules/vocabulary.ts';
import styles from './room-by-room.module.css';

/** The heading of a room: its guests, and what is selected for it. */
export function RoomSummary({ at, stay, offer }: { at: number; stay: Stay; offer: OfferedRate }) {
  const [people = ''] = describeRooms([stay.rooms[at]!]).split(' · ');
  return (
    <span className={styles.summary}>
      <span>
        <span className="h4">{t('Room {n}', { n: at + 1 })}</span>{' '}
        <span className="small muted">{t('for {people}', { people })}</span>
      </span>
      <span className="small muted">
        {offer.room.name}, {t(offer.rate.name)}, {t(MEAL_LABELS[offer.rate.meals]).toLowerCase()}
      </span>
      <Price
        money={{ amount: offer.rate.price.qOfferedPriceRoundedOff, currency: offer.rate.price.currency }}
        size="sm"
      />
    </span>
  );
}

/** The selected rooms, each with its rate, meals and refund terms. */
export function ChosenRooms({ chosen, clock }: { chosen: OfferedRate[]; clock: RefundClock }) {
  return (
    <>
      <h2 className="h3">{t('Your {rooms}', { rooms: counted(chosen.length, 'room') })}</h2>
      <ol className={styles.chosen}>
        {chosen.map(({ room, rate }, at) => {
          const refund = termsBeside([rate.name], refundOf(rate, clock));
          return (
            <li key={at}>
              <span className="small faint">{t('Room {n}', { n: at + 1 })}</span>
              <span className="strong">{room.name}</span>
              <span className="small muted">
                {t(rate.name)}, {t(MEAL_LABELS[rate.meals]).toLowerCase()}
              </span>
              <span className={`small ${refund.tone}`}>{refund.text}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

import type { ReactNode } from 'react';
import { Poster } from '#components/ui/poster.tsx';
import { ConvertedPrice } from '#components/ui/converted-price.tsx';
import { Price } from '#components/ui/price.tsx';
import { RoomPlan } from '#components/ui/room-plan.tsx';
import { classNames } from '#components/ui/class-names.ts';
import radio from '#components/ui/row-radio.module.css';
import type { NamedRate } from '#lib/shared/chosen-rate.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { termsBeside } from '#lib/shared/refund-text.ts';
import { POSTER_HOURS } from '#posters/kinds.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { HotelInfo, RateOffer, RoomOffer } from '../../contract.ts';
import { nightlyLabel } from '../../rules/price-text.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { refundOf } from '../../rules/starting-rate.ts';
import { FEATURE_LABELS } from '../../rules/room-features.ts';
import { MEAL_LABELS } from '../../rules/vocabulary.ts';
import { rateValue } from './rate-value.ts';
import styles from './rate-table.module.css';

export type RateTableProps = {
  room: RoomOffer;
  hotel: HotelInfo;
  index: number;
  nights: number;
  /** The number of rooms the total covers. */ rooms: number;
  checkInAt: string;
  now: string;
  today: IsoDate;
  /** Id of the form of its radios. */ form: string;
  /** Name of its radios, where a rate is chosen for each room. */ name?: string;
  value: string;
  onChange: (rate: NamedRate) => void;
  /** Shown below a rate. */ note?: (rate: NamedRate) => ReactNode;
};

/** One room and its rates: radio, rate, refund, total. On phones a row becomes two lines with the same content. */
export function RateTable({ room, hotel, index, nights, rooms, ...rest }: RateTableProps) {
  const scene = {
    ...hotel.poster,
    hour: POSTER_HOURS[index % POSTER_HOURS.length] ?? 'day',
    seed: `${hotel.poster.seed}-${room.roomTypeId.slice(-6)}`,
  };
  return (
    <fieldset className={styles.room}>
      <legend className="visually-hidden">{room.name}</legend>
      <div className={styles.head}>
        {room.photographs.length ? (
          <Gallery photographs={room.photographs} of={room.name} frame="room" />
        ) : room.facts.beds.length ? (
          <RoomPlan facts={room.facts} className={styles.plan} />
        ) : (
          <Poster {...scene} width={84} height={84} className={styles.thumb} />
        )}
        <div className={styles.facts}>
          <h3 className="h3" aria-hidden="true">
            {room.name}
          </h3>
          <p className="small muted">
            {[
              t('{n} m²', { n: room.facts.sizeM2 }),
              t(room.facts.bed),
              t('for {people}', { people: room.maxGuests }),
            ].join(' · ')}
          </p>
          <ul className={classNames('small', styles.features)}>
            {room.facts.features.map((feature) => (
              <li key={feature}>{t(FEATURE_LABELS[feature])}</li>
            ))}
            {room.facts.view && <li>{t('View: {view}', { view: room.facts.view })}</li>}
          </ul>
        </div>
      </div>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('Rate')}</span>
        <span>{t('If you cancel')}</span>
        <span>
          {t('{nights}, all taxes', {
            nights: counted(nights, 'night') + (rooms > 1 ? `, ${counted(rooms, 'room')}` : ''),
          })}
        </span>
      </div>
      {room.rates.map((rate) => (
        <RateRow
          key={rate.ratePlanId}
          room={room}
          rate={rate}
          nights={nights}
          rooms={rooms}
          zone={hotel.zone}
          {...rest}
        />
      ))}
    </fieldset>
  );
}

type RateRowProps = Omit<RateTableProps, 'hotel' | 'index'> & { rate: RateOffer; zone: string };

function RateRow({
  room,
  rate,
  nights,
  rooms,
  checkInAt,
  now,
  today,
  zone,
  form,
  name = 'rate',
  value,
  onChange,
  note,
}: RateRowProps) {
  const { qOfferedPriceRoundedOff: total, currency } = rate.price;
  const own = rateValue(room, rate);
  const named = { roomTypeId: room.roomTypeId, ratePlanId: rate.ratePlanId };
  const back = termsBeside([rate.name], refundOf(rate, { checkInAt, now, zone, today }));
  return (
    <label className={classNames(styles.rate, own === value && styles.chosen)}>
      <input
        type="radio"
        form={form}
        name={name}
        value={own}
        checked={own === value}
        onChange={() => onChange(named)}
        className={radio.radio}
      />
      <span className={styles.name}>
        <span className="strong">{t(rate.name)}</span>
        <span className="small muted">{t(MEAL_LABELS[rate.meals])}</span>
        {note?.(named)}
      </span>
      <span className={classNames('small', styles.back, back.tone === 'muted' ? 'muted' : back.tone)}>{back.text}</span>
      <span className={styles.total}>
        <Price money={{ amount: total, currency }} size="sm" />
        <ConvertedPrice paise={total} />
        <span className="small faint">
          <Price money={{ amount: Math.round(total / nights / 100) * 100, currency }} /> {nightlyLabel(rooms)}
        </span>
      </span>
    </label>
  );
}

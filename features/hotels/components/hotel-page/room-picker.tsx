'use client';

import { useState, type ReactNode } from 'react';
import { ActionBar } from '#components/layout/action-bar.tsx';
import page from '#components/layout/choice-page.module.css';
import { AddToCart } from '#components/ui/add-to-cart.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Price } from '#components/ui/price.tsx';
import { useWhole } from '#components/ui/use-deferred-below-fold.ts';
import { namedRateValue, rateParams, type NamedRate, type RememberedRate } from '#lib/shared/chosen-rate.ts';
import { daysBetween, type IsoDate } from '#lib/shared/dates.ts';
import { termsBeside } from '#lib/shared/refund-text.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import type { HotelInfo, RoomOffer } from '../../contract.ts';
import { isRate, refundOf, startingRate } from '../../rules/starting-rate.ts';
import { STAY_FORM } from '../stay-search/form-id.ts';
import { CHOICE_ID, ChosenRate } from './chosen-rate.tsx';
import { RateNotice } from './rate-notice.tsx';
import { RateTable } from './rate-table.tsx';
import { rateValue } from './rate-value.ts';
import { RoomsMode } from './rooms-mode.tsx';
import styles from './hotel-page.module.css';

export type RoomPickerProps = {
  /** The target of the selection with its parameters; the consumer's review by default. */
  review?: { href: string; params: Record<string, string> };
  /** Label of the total, where somebody else pays. */
  payer?: string;
  /** Shown below a rate. */
  note?: (rate: NamedRate) => ReactNode;
  /** Whether a rate may be chosen for each room instead, where there are several. */
  byRoom?: boolean;
  /** Replaces the book button, where the selected rate cannot be booked directly. */
  instead?: (rate: NamedRate, choose: (rate: NamedRate) => void) => ReactNode;
  hotel: HotelInfo;
  rooms: RoomOffer[];
  stay: Stay;
  checkInAt: string;
  now: string;
  today: IsoDate;
  /** The total in paise that the listing showed. */ seen: number | null;
  /** The rate selected in the address. */ remembered: RememberedRate | null;
  /** The heading above the rooms: hotel and dates. */ children: ReactNode;
};

const FORM = 'choose-a-rate';

/**
 * Rooms and rates as one form of radios that books without script; with script the summary follows the selection. Its
 * fields refer to the form by id, because the dates above the rooms are another form and forms cannot be nested.
 */
export function RoomPicker({
  hotel,
  rooms,
  stay,
  checkInAt,
  now,
  today,
  seen,
  remembered,
  children,
  review,
  payer,
  note,
  instead,
  byRoom = false,
}: RoomPickerProps) {
  const offers = rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate })));
  const clock = { checkInAt, now, zone: hotel.zone, today };
  const starting = startingRate(offers, { chosen: remembered, seen }, clock);
  const [picked, setPicked] = useState<NamedRate | null>(null);
  const chosen = (picked && offers.find((offer) => isRate(picked, offer))) ?? starting.offer;
  const value = rateValue(chosen.room, chosen.rate);
  const refund = termsBeside([chosen.rate.name], refundOf(chosen.rate, clock));
  const whole = useWhole();
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  const total = { amount: chosen.rate.price.qOfferedPriceRoundedOff, currency: chosen.rate.price.currency };
  const params = {
    hotel: hotel.slug,
    ...stayParams(stay),
    ...(seen === null ? {} : { seen: String(seen) }),
    ...review?.params,
  };
  const choose = (rate: NamedRate) => {
    const wanted = offers.find((offer) => isRate(rate, offer));
    if (!wanted) return;
    setPicked(rate);
    rememberInAddress(rateValue(wanted.room, wanted.rate));
  };
  const named = { roomTypeId: chosen.room.roomTypeId, ratePlanId: chosen.rate.ratePlanId };
  const block = instead?.(named, choose) ?? null;

  return (
    <div className={page.layout}>
      <form id={FORM} action={review?.href ?? routes.hotelReview({})} method="get" hidden>
        {Object.entries(params).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
      </form>
      {(picked ?? remembered) && (
        <input type="hidden" name="rate" form={STAY_FORM} value={namedRateValue(picked ?? remembered!)} />
      )}
      <div className={whole ? undefined : styles.coming}>
        {children}
        {byRoom && stay.rooms.length > 1 && (
          <RoomsMode
            byRoom={false}
            same="#rooms"
            each={`${routes.hotel(hotel.slug, {
              ...params,
              hotel: undefined,
              each: 1,
              ...rateParams(stay.rooms.map(() => named)),
            })}#rooms`}
          />
        )}
        {starting.notice && !picked && <RateNotice notice={starting.notice} offer={starting.offer} onChoose={choose} />}
        {whole &&
          rooms.map((room, index) => (
            <RateTable
              key={room.roomTypeId}
              form={FORM}
              room={room}
              hotel={hotel}
              index={index}
              nights={nights}
              rooms={stay.rooms.length}
              checkInAt={checkInAt}
              now={now}
              today={today}
              value={value}
              onChange={choose}
              note={note}
            />
          ))}
      </div>
      {whole ? (
        <ChosenRate
          hotel={hotel}
          room={chosen.room}
          rate={chosen.rate}
          stay={stay}
          checkInAt={checkInAt}
          now={now}
          today={today}
          payer={payer}
        >
          {block ?? (
            <>
              <Button type="submit" form={FORM} variant="go" size="lg" wide>
                {t('Book this room')}
              </Button>
              {!review && <AddToCart form={FORM} />}
            </>
          )}
        </ChosenRate>
      ) : (
        <div className={classNames(page.side, styles.waiting)} />
      )}
      <ActionBar label={t('Book')}>
        <div className="grow">
          <Price money={total} size="md" />
          <p className="small">
            {chosen.room.name}, {t(chosen.rate.name)}
          </p>
          <p className={classNames('small', refund.tone)}>{refund.brief}</p>
        </div>
        {block ? (
          <Button variant="out" href={`#${CHOICE_ID}`}>
            {t('See options')}
          </Button>
        ) : (
          <Button type="submit" form={FORM} variant="go">
            {t('Book this room')}
          </Button>
        )}
      </ActionBar>
    </div>
  );
}

/** The address contains the rate, so that it stays selected after a reload and on the way back from the review. */
function rememberInAddress(rate: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set('rate', rate);
  window.history.replaceState(null, '', address);
}

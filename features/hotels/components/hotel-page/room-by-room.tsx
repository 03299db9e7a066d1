'use client';

import { useState, type ReactNode } from 'react';
import { ActionBar } from '#components/layout/action-bar.tsx';
import page from '#components/layout/choice-page.module.css';
import { AddToCart } from '#components/ui/add-to-cart.tsx';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Price } from '#components/ui/price.tsx';
import { namedRateValue, roomRateParam, type NamedRate, type RememberedRate } from '#lib/shared/chosen-rate.ts';
import { daysBetween, type IsoDate } from '#lib/shared/dates.ts';
import { sumOfRooms } from '#lib/shared/price-lines.ts';
import { termsOfRates } from '#lib/shared/rate-terms.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { HotelInfo, RoomOffer } from '../../contract.ts';
import { isRate, type OfferedRate } from '../../rules/starting-rate.ts';
import { overbooked, startingRates } from '../../rules/starting-rates.ts';
import { STAY_FORM } from '../stay-search/form-id.ts';
import { ChoiceCard } from './chosen-rate.tsx';
import { ChosenRooms, RoomSummary } from './chosen-rooms.tsx';
import { RateNotice } from './rate-notice.tsx';
import { RateTable } from './rate-table.tsx';
import { rateValue } from './rate-value.ts';
import { RoomsMode } from './rooms-mode.tsx';
import layout from './hotel-page.module.css';
import styles from './room-by-room.module.css';

export type RoomByRoomProps = {
  hotel: HotelInfo;
  /** The offers for each room of the stay, with the price of that room alone. */
  rooms: RoomOffer[][];
  stay: Stay;
  checkInAt: string;
  now: string;
  today: IsoDate;
  /** The total in paise that the listing showed. */ seen: number | null;
  /** The rate of each room that the address names. */ remembered: (RememberedRate | null)[];
  /** Whether one type can be had for all rooms. */ alike: boolean;
  /** The heading above the rooms: hotel and dates. */ children: ReactNode;
};

const FORM = 'choose-rates';

/**
 * A room type and rate for each room of the search, in one form of radios that books without script. Every room is a part
 * that opens in place; the summary follows the selection.
 */
export function RoomByRoom(props: RoomByRoomProps) {
  const { hotel, rooms, stay, checkInAt, now, today, seen, remembered, alike, children } = props;
  const offered = rooms.map((room) => room.flatMap((type) => type.rates.map((rate) => ({ room: type, rate }))));
  const clock = { checkInAt, now, zone: hotel.zone, today };
  const starting = startingRates(offered, remembered, clock)!;
  const [picked, setPicked] = useState<(NamedRate | null)[]>([]);
  const chosen = starting.offers.map((offer, at) => {
    const own = picked[at];
    return (own && offered[at]!.find((one) => isRate(own, one))) ?? offer;
  });
  const problems = overbooked(chosen);
  const total = chosen.reduce((sum, offer) => sum + totalOf(offer), 0);
  const { currency } = chosen[0]!.rate.price;
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  const choose = (at: number, rate: NamedRate) => {
    const next = chosen.map((offer, index) => (index === at ? rate : namedOf(offer)));
    setPicked(next);
    rememberInAddress(
      next.map((named, index) => {
        const { room, rate: one } = offered[index]!.find((offer) => isRate(named, offer)) ?? chosen[index]!;
        return rateValue(room, one);
      }),
    );
  };
  const params = { hotel: hotel.slug, ...stayParams(stay), ...(seen === null ? {} : { seen: String(seen) }) };
  const book = (size?: 'lg') =>
    problems.length ? null : (
      <>
        <Button type="submit" form={FORM} variant="go" {...(size ? { size, wide: true } : {})}>
          {t('Book these rooms')}
        </Button>
        {size && <AddToCart form={FORM} />}
      </>
    );

  return (
    <div className={page.layout}>
      <form id={FORM} action={routes.hotelReview({})} method="get" hidden>
        {Object.entries(params).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
      </form>
      <input type="hidden" name="each" form={STAY_FORM} value="1" />
      {chosen.map((offer, at) => (
        <input
          key={at}
          type="hidden"
          name={roomRateParam(at)}
          form={STAY_FORM}
          value={namedRateValue(namedOf(offer))}
        />
      ))}
      <div>
        {children}
        {alike ? (
          <RoomsMode
            byRoom
            same={`${routes.hotel(hotel.slug, { ...params, hotel: undefined, rate: namedRateValue(namedOf(chosen[0]!)) })}#rooms`}
            each="#rooms"
          />
        ) : (
          <div className={layout.notice}>
            <Fact>
              {t('No room type has {rooms} for everyone on these nights. Choose a room for each.', {
                rooms: counted(stay.rooms.length, 'room'),
              })}
            </Fact>
          </div>
        )}
        {starting.notices.map(
          (notice, at) =>
            notice &&
            !picked.length && (
              <RateNotice
                key={at}
                of={t('Room {n}', { n: at + 1 })}
                notice={notice}
                offer={starting.offers[at]!}
                onChoose={(rate) => choose(at, rate)}
              />
            ),
        )}
        {rooms.map((types, at) => (
          <Disclosure
            key={at}
            open={at === 0}
            className={styles.room}
            summary={<RoomSummary at={at} stay={stay} offer={chosen[at]!} />}
          >
            {types.map((room, index) => (
              <RateTable
                key={room.roomTypeId}
                form={FORM}
                name={roomRateParam(at)}
                room={room}
                hotel={hotel}
                index={index}
                nights={nights}
                rooms={1}
                checkInAt={checkInAt}
                now={now}
                today={today}
                value={rateValue(chosen[at]!.room, chosen[at]!.rate)}
                onChange={(rate) => choose(at, rate)}
              />
            ))}
          </Disclosure>
        ))}
      </div>
      <ChoiceCard
        hotel={hotel}
        stay={stay}
        checkInAt={checkInAt}
        now={now}
        today={today}
        about={<ChosenRooms chosen={chosen} clock={clock} />}
        curveKey={chosen.map((offer) => namedRateValue(namedOf(offer))).join()}
        nothing={t('None. The hotel keeps the full price.')}
        policies={termsOfRates(
          chosen.map((offer) => ({
            ...namedOf(offer),
            total: totalOf(offer),
            policies: offer.rate.cancellationPolicies,
          })),
        )}
        total={total}
        currency={currency}
        lines={sumOfRooms(chosen.map(({ room, rate }) => ({ name: room.name, lines: rate.price.lines })))}
      >
        <div role="status">
          {problems.map((problem) => (
            <Fact key={problem.name} tone="warn">
              {tooMany(problem)}
            </Fact>
          ))}
        </div>
        {book('lg')}
      </ChoiceCard>
      <ActionBar label={t('Book')}>
        <div className="grow">
          <Price money={{ amount: total, currency }} size="md" />
          <p className="small">{t('{rooms}, each as you chose', { rooms: counted(chosen.length, 'room') })}</p>
        </div>
        {book() ?? <span className="small rust">{t('Not enough rooms of one type')}</span>}
      </ActionBar>
    </div>
  );
}

const tooMany = ({ name, left, chosen }: { name: string; left: number; chosen: number }): string =>
  t(
    '{type} is chosen for {chosen}, and the hotel has {left} for these nights. Choose another type for {more} of them.',
    {
      type: name,
      chosen: counted(chosen, 'room'),
      left: left === 1 ? t('one') : left,
      more: chosen - left === 1 ? t('one') : chosen - left,
    },
  );

const totalOf = ({ rate }: OfferedRate): number => rate.price.qOfferedPriceRoundedOff;
const namedOf = ({ room, rate }: OfferedRate): NamedRate => ({
  roomTypeId: room.roomTypeId,
  ratePlanId: rate.ratePlanId,
});

/** The address contains the rates, so that they stay selected after a reload and on the way back from the review. */
function rememberInAddress(rates: readonly string[]): void {
  const address = new URL(window.location.href);
  address.searchParams.delete('rate');
  address.searchParams.set('each', '1');
  rates.forEach((rate, at) => address.searchParams.set(roomRateParam(at), rate));
  window.history.replaceState(null, '', address);
}

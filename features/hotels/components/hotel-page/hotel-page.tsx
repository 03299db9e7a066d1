import type { ReactNode } from 'react';
import page from '#components/layout/choice-page.module.css';
import { classNames } from '#components/ui/class-names.ts';
import { Page } from '#components/layout/page.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { ShareLink } from '#components/ui/share-link.tsx';
import type { RememberedRate } from '#lib/shared/chosen-rate.ts';
import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { sharedStayParams } from '#lib/shared/shared-stay.ts';
import { describeRooms, type Stay } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import type { HotelInfo, HotelPageInfo, RoomOffer } from '../../contract.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { HotelFacts } from './hotel-facts.tsx';
import { HouseRules } from './house-rules.tsx';
import { NoRooms } from './no-rooms.tsx';
import { RoomByRoom } from './room-by-room.tsx';
import { RoomPicker } from './room-picker.tsx';
import styles from './hotel-page.module.css';

export type HotelPageProps = {
  hotel: HotelPageInfo;
  /** Null while dates or guests are invalid; the form shows why. */
  rooms: RoomOffer[] | null;
  /** Where a rate is chosen for each room: the offers for each, and the rates that the address names. */
  byRoom: { rooms: RoomOffer[][]; remembered: (RememberedRate | null)[] } | null;
  stay: Stay;
  checkInAt: string;
  now: string;
  today: IsoDate;
  /** The listing's price for this hotel in paise, if the traveller came from there. */
  seen: number | null;
  /** The rate selected in the address. */
  remembered: RememberedRate | null;
  /** The form for dates and guests, composed by the page. */
  search: ReactNode;
  /** Saves these dates, at the end of the address; composed by the page. */
  save?: ReactNode;
  /** Reviews by guests, last on the page; composed by the page. */
  reviews?: ReactNode;
  /** The person's own hold at this hotel; composed by the page. */
  held: ReactNode;
  /** Wraps the sold-out message, for the person who holds the last room; composed by the page. */
  soldOut: (noRooms: ReactNode) => ReactNode;
};

/** One hotel: photographs or poster, facts, and all rooms and rates for these nights. */
export function HotelPage({
  hotel,
  rooms,
  byRoom,
  stay,
  checkInAt,
  now,
  today,
  seen,
  remembered,
  search,
  save,
  reviews,
  held,
  soldOut,
}: HotelPageProps) {
  const intro = (
    <>
      <div>
        {/* as the hotel wrote it, whatever the language of the page */}
        <p className={page.about} lang="en-IN">
          {hotel.about}
        </p>
        <p className={classNames('muted', styles.where)}>
          {hotel.address} <span>·</span>{' '}
          <a href={mapHref(hotel)} rel="noopener noreferrer" target="_blank">
            {t('On the map')}
          </a>
          <ShareLink
            href={routes.hotel(hotel.slug, rooms ? sharedStayParams(stay) : {})}
            title={`${hotel.name}, ${t(hotel.city.name)}`}
          />
          {save}
        </p>
        <HotelFacts hotel={hotel} />
      </div>
      <section className={styles.choose} aria-labelledby="rooms">
        <h2 id="rooms" className="h2">
          {rooms
            ? t('Rooms for {dates}', { dates: formatDateRange(stay.checkIn, stay.checkOut, today) })
            : t('Choose your nights')}
        </h2>
        <p className="muted">
          {rooms
            ? t('{guests}. Totals for the stay, all taxes included.', { guests: describeRooms(stay.rooms) })
            : t('Fix the problem below and the rooms will appear here.')}
        </p>
        {hotel.houseRules.children === false && rooms && (
          <Fact tone="muted">{t('This hotel does not accept children.')}</Fact>
        )}
        <div className={styles.search}>{search}</div>
      </section>
    </>
  );
  return (
    <Page bar>
      {hotel.photographs.length ? (
        <>
          <Gallery photographs={hotel.photographs} of={hotel.name} />
          <h1 className={classNames('h1', styles.title)}>{hotel.name}</h1>
        </>
      ) : (
        <Banner scene={hotel.poster} name={hotel.name} priority className={page.hero} />
      )}
      {rooms && byRoom ? (
        <RoomByRoom
          hotel={hotel}
          rooms={byRoom.rooms}
          stay={stay}
          checkInAt={checkInAt}
          now={now}
          today={today}
          seen={seen}
          remembered={byRoom.remembered}
          alike={rooms.length > 0}
        >
          {intro}
          {held}
        </RoomByRoom>
      ) : rooms && rooms.length > 0 ? (
        <RoomPicker
          byRoom
          hotel={hotel}
          rooms={rooms}
          stay={stay}
          checkInAt={checkInAt}
          now={now}
          today={today}
          seen={seen}
          remembered={remembered}
        >
          {intro}
          {held}
        </RoomPicker>
      ) : (
        <div className={page.alone}>
          {intro}
          {rooms && soldOut(<NoRooms hotel={hotel} stay={stay} />)}
        </div>
      )}
      <HouseRules hotel={hotel} />
      {reviews}
    </Page>
  );
}

/** A geo link for any map application; no data is sent to a map service. */
const mapHref = ({ lat, lng }: HotelInfo) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;

import type { ReactNode } from 'react';
import { Page } from '#components/layout/page.tsx';
import { Poster, posterLettering } from '#components/ui/poster.tsx';
import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { describeRooms, type Stay } from '#lib/shared/stay-words.ts';
import type { HotelInfo, RoomOffer } from '../../contract.ts';
import { HotelFacts } from './hotel-facts.tsx';
import { NoRooms } from './no-rooms.tsx';
import { RoomPicker } from './room-picker.tsx';
import styles from './hotel-page.module.css';

export type HotelPageProps = {
  hotel: HotelInfo;
  /** Null while the dates or guests asked for cannot be searched; the form says why. */
  rooms: RoomOffer[] | null;
  stay: Stay;
  checkInAt: string;
  now: string;
  today: IsoDate;
  /** What the listing showed for this hotel, in paise, if the traveller came from there. */
  seen: number | null;
  /** The search bar, composed by the page. */
  search: ReactNode;
};

/** One hotel: its poster, what is true of it, and every room and rate for these nights side by side. */
export function HotelPage({ hotel, rooms, stay, checkInAt, now, today, seen, search }: HotelPageProps) {
  return (
    <Page bar>
      <div className={styles.hero} style={{ '--lettering': posterLettering(hotel.poster.hour) } as React.CSSProperties}>
        <Poster {...hotel.poster} width={1248} height={360} at={0.76} phone={{ width: 358, height: 300, at: 0.7 }} priority className={styles.picture} />
        <h1 className={styles.name}>{hotel.name}</h1>
      </div>
      <section className={styles.intro}>
        <p className={styles.about}>{hotel.about}</p>
        <p className="muted">
          {hotel.address} · <a href={mapHref(hotel)} rel="noopener noreferrer" target="_blank">On the map</a>
        </p>
        <HotelFacts hotel={hotel} />
      </section>
      <div className={styles.search}>{search}</div>
      {rooms && (
        <header className={styles.heading}>
          <h2 className="h2">Rooms for {formatDateRange(stay.checkIn, stay.checkOut, today)}</h2>
          <p className="muted">{describeRooms(stay.rooms)}. Totals for the stay, every tax included.</p>
        </header>
      )}
      {rooms && rooms.length > 0 && <RoomPicker hotel={hotel} rooms={rooms} stay={stay} checkInAt={checkInAt} now={now} today={today} seen={seen} />}
      {rooms?.length === 0 && <NoRooms hotel={hotel} stay={stay} />}
    </Page>
  );
}

/** A geo link other people's maps understand; we send nobody's data along. */
const mapHref = ({ lat, lng }: HotelInfo) => `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;

import { Score } from '#components/ui/score.tsx';
import type { HotelInfo } from '../../contract.ts';
import { AMENITY_WORDS } from '../../rules/vocabulary.ts';
import { kilometresBetween } from '../../rules/distance.ts';
import { scoreWord } from '../../rules/score-word.ts';
import styles from './hotel-page.module.css';

/** Four facts people decide by, and what the house has. */
export function HotelFacts({ hotel }: { hotel: HotelInfo }) {
  const distance = kilometresBetween(hotel, hotel.city);
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{hotel.score === null ? 'No scores yet' : <Score value={hotel.score} word={scoreWord(hotel.score)} />}</dt>
          <dd>{hotel.score === null ? 'Nobody has scored it so far' : `${hotel.scoreCount.toLocaleString('en-US')} guests scored it`}</dd>
        </div>
        <div>
          <dt>{hotel.area}</dt>
          <dd>{distance < 1 ? `In the middle of ${hotel.city.name}` : `${distance.toFixed(distance < 10 ? 1 : 0)} km from the centre`}</dd>
        </div>
        <div>
          <dt>Check in from {hotel.checkInTime}</dt>
          <dd>Out by {hotel.checkOutTime}, local time</dd>
        </div>
        <div>
          <dt>{'★'.repeat(hotel.stars)}<span className="visually-hidden">{hotel.stars} stars</span></dt>
          <dd>{hotel.stars}-star house</dd>
        </div>
      </dl>
      <ul className={styles.amenities} aria-label="What it has">
        {hotel.amenities.map((amenity) => <li key={amenity}>{AMENITY_WORDS[amenity]}</li>)}
      </ul>
    </>
  );
}

import { FactStrip } from '#components/ui/fact-strip.tsx';
import { Score } from '#components/ui/score.tsx';
import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { HotelPageInfo, NearbyAirport, NearbyStation } from '../../contract.ts';
import { AMENITY_LABELS } from '../../rules/vocabulary.ts';
import { scoreWord } from '../../rules/score-word.ts';
import { AmenityIcon } from './amenity-icon.tsx';
import styles from './hotel-page.module.css';

/** Four facts people decide by, the beach, airports and stations near it, and its amenities. */
export function HotelFacts({ hotel }: { hotel: HotelPageInfo }) {
  const distance = kilometresBetween(hotel, hotel.city);
  return (
    <>
      <FactStrip
        widths="repeat(4, 1fr)"
        folds="pairs"
        facts={[
          {
            key: 'score',
            fact: hotel.score === null ? 'No score yet' : <Score value={hotel.score} word={scoreWord(hotel.score)} />,
            note: hotel.scoreCount === 0 ? 'No guest ratings yet' : counted(hotel.scoreCount, 'guest rating'),
          },
          {
            key: 'area',
            fact: hotel.area,
            note:
              distance < 1
                ? `In the centre of ${hotel.city.name}`
                : `${distance.toFixed(distance < 10 ? 1 : 0)} km to ${hotel.city.name} centre`,
          },
          {
            key: 'hours',
            fact: `Check in from ${hotel.checkInTime}`,
            note: `Out by ${hotel.checkOutTime}, local time`,
          },
          {
            key: 'stars',
            fact: (
              <>
                {'★'.repeat(hotel.stars)}
                <span className="visually-hidden">{hotel.stars} stars</span>
              </>
            ),
            note: `${hotel.stars}-star hotel`,
          },
        ]}
      />
      {hotel.beach && (
        <p className={styles.airports}>
          Nearest beach: {hotel.beach.name}, about {hotel.beach.km} km, in a straight line
        </p>
      )}
      {hotel.airports.length > 0 && <p className={styles.airports}>{airportWords(hotel.airports)}</p>}
      {hotel.stations.length > 0 && <p className={styles.airports}>{stationWords(hotel.stations)}</p>}
      <ul className={styles.amenities} aria-label="Amenities">
        {hotel.amenities.map((amenity) => (
          <li key={amenity}>
            <AmenityIcon amenity={amenity} />
            {AMENITY_LABELS[amenity]}
          </li>
        ))}
      </ul>
    </>
  );
}

/** "Nearest airports: Dabolim Airport (GOI), 20 km · Manohar International Airport (GOX), 24 km, in a straight line". */
function airportWords(airports: readonly NearbyAirport[]): string {
  const each = airports.map(({ name, iata, km }) => `${name} (${iata}), ${km.toFixed(km < 10 ? 1 : 0)} km`);
  return `Nearest ${airports.length > 1 ? 'airports' : 'airport'}: ${each.join(' · ')}, in a straight line`;
}

/** "Main railway stations: Ernakulam Junction (ERS), about 5 km · …, in a straight line"; others may be nearer. */
function stationWords(stations: readonly NearbyStation[]): string {
  const each = stations.map(({ name, code, km }) => `${name} (${code}), about ${km} km`);
  return `Main railway ${stations.length > 1 ? 'stations' : 'station'}: ${each.join(' · ')}, in a straight line`;
}

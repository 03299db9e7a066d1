import { FactStrip } from '#components/ui/fact-strip.tsx';
import { Score } from '#components/ui/score.tsx';
import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { oneOrMany, t } from '#lib/shared/texts.ts';
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
            fact:
              hotel.score === null ? t('No score yet') : <Score value={hotel.score} word={t(scoreWord(hotel.score))} />,
            note: hotel.scoreCount === 0 ? t('No guest ratings yet') : counted(hotel.scoreCount, 'guest rating'),
          },
          {
            key: 'area',
            fact: hotel.area,
            note:
              distance < 1
                ? t('In the centre of {city}', { city: t(hotel.city.name) })
                : t('{n} km to {city} centre', {
                    n: distance.toFixed(distance < 10 ? 1 : 0),
                    city: t(hotel.city.name),
                  }),
          },
          {
            key: 'hours',
            fact: t('Check in from {time}', { time: hotel.checkInTime }),
            note: t('Out by {time}, local time', { time: hotel.checkOutTime }),
          },
          {
            key: 'stars',
            fact: (
              <>
                {'★'.repeat(hotel.stars)}
                <span className="visually-hidden">{counted(hotel.stars, 'star')}</span>
              </>
            ),
            note: t('{n}-star hotel', { n: hotel.stars }),
          },
        ]}
      />
      {hotel.beach && (
        <p className={styles.airports}>
          {t('Nearest beach: {beach}, about {n} km, in a straight line', {
            beach: hotel.beach.name,
            n: hotel.beach.km,
          })}
        </p>
      )}
      {hotel.airports.length > 0 && <p className={styles.airports}>{airportText(hotel.airports)}</p>}
      {hotel.stations.length > 0 && <p className={styles.airports}>{stationText(hotel.stations)}</p>}
      <ul className={styles.amenities} aria-label={t('Amenities')}>
        {hotel.amenities.map((amenity) => (
          <li key={amenity}>
            <AmenityIcon amenity={amenity} />
            {t(AMENITY_LABELS[amenity])}
          </li>
        ))}
      </ul>
    </>
  );
}

/** "Nearest airports: Dabolim Airport (GOI), 20 km · Manohar International Airport (GOX), 24 km, in a straight line". */
function airportText(airports: readonly NearbyAirport[]): string {
  const each = airports.map(
    ({ name, iata, km }) => `${name} (${iata}), ${t('{n} km', { n: km.toFixed(km < 10 ? 1 : 0) })}`,
  );
  return t(
    oneOrMany(
      airports.length,
      'Nearest airport: {airports}, in a straight line',
      'Nearest airports: {airports}, in a straight line',
    ),
    { airports: each.join(' · ') },
  );
}

/** "Main railway stations: Ernakulam Junction (ERS), about 5 km · …, in a straight line"; others may be nearer. */
function stationText(stations: readonly NearbyStation[]): string {
  const each = stations.map(({ name, code, km }) => `${name} (${code}), ${t('about {n} km', { n: km })}`);
  return t(
    oneOrMany(
      stations.length,
      'Main railway station: {stations}, in a straight line',
      'Main railway stations: {stations}, in a straight line',
    ),
    { stations: each.join(' · ') },
  );
}

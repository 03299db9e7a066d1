import { Poster, type PosterScene } from '#components/ui/poster.tsx';
import type { Highlights } from '../../contract.ts';
import { weekendHref } from './weekend-href.ts';
import styles from './all-places.module.css';
import { oneOrMany, t } from '#lib/shared/texts.ts';

const HOME = 'India';

/** Regions of India as travellers name them, each with its own light on the posters. @texts */
const LANDS: readonly (PosterScene & { label: string })[] = [
  { kind: 'hill', label: 'In the hills', hour: 'dawn', seed: 'h-93', mark: 'toy-train' },
  { kind: 'beach', label: 'By the sea', hour: 'day', seed: 'goa', mark: 'church' },
  { kind: 'oldcity', label: 'Historic cities and temples', hour: 'dusk', seed: 'agra', mark: 'tomb' },
  { kind: 'backwater', label: 'On the water', hour: 'day', seed: 'alappuzha', mark: 'rice-boat' },
  { kind: 'snow', label: 'In the Himalayas', hour: 'dawn', seed: 'leh', mark: 'chorten' },
  { kind: 'desert', label: 'In the desert', hour: 'dusk', seed: 'jaisalmer', mark: 'camels' },
  { kind: 'forest', label: 'Parks and temple towns', hour: 'day', seed: 'kabini', mark: 'elephants' },
  { kind: 'metro', label: 'In the cities', hour: 'night', seed: 'mumbai', mark: 'sea-link' },
];

type Place = Highlights['places'][number];
type Dates = Pick<Highlights, 'checkIn' | 'checkOut'>;

/** All places with stays: India by region, abroad by name. */
export function AllPlaces({ places, dates }: { places: Place[]; dates: Dates }) {
  const home = places.filter(({ countryName }) => countryName === HOME);
  const abroad = places.filter(({ countryName }) => countryName !== HOME);
  const lands = LANDS.map((land) => ({ ...land, places: home.filter(({ kind }) => kind === land.kind) })).filter(
    (land) => land.places.length > 0,
  );
  return (
    <section id="places" className={styles.section} aria-labelledby="places-title">
      <h2 id="places-title" className="h2">
        {t('Every place with stays')}
      </h2>
      <div className={styles.lands}>
        {lands.map(({ label, places: here, ...scene }) => (
          <section key={scene.kind} aria-labelledby={`land-${scene.kind}`}>
            <Poster {...scene} width={600} height={160} className={styles.view} />
            <h3 id={`land-${scene.kind}`} className="h4">
              {t(label)}
            </h3>
            <Names places={here} dates={dates} />
          </section>
        ))}
      </div>
      {abroad.length > 0 && (
        <section className={styles.abroad} aria-labelledby="abroad">
          <h3 id="abroad" className="h4">
            {t('Abroad')}
          </h3>
          <Names places={abroad} dates={dates} />
        </section>
      )}
    </section>
  );
}

/** Plain links: a hundred places are not prefetched. */
function Names({ places, dates }: { places: Place[]; dates: Dates }) {
  return (
    <ul className={styles.names}>
      {places.map(({ slug, name, stays }) => (
        <li key={slug}>
          <a href={weekendHref(slug, dates)}>
            {t(name)}&nbsp;
            <span className="faint">
              {stays}
              <span className="visually-hidden"> {t(oneOrMany(stays, 'stay', 'stays'))}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

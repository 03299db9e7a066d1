import type { Highlights } from '../../contract.ts';
import { weekendHref } from './weekend-href.ts';
import styles from './landing.module.css';

const HOME = 'India';

type AllPlacesProps = { places: Highlights['places']; dates: Pick<Highlights, 'checkIn' | 'checkOut'> };

/** Every place with stays, by name: for those who would rather look than type. */
export function AllPlaces({ places, dates }: AllPlacesProps) {
  const home = places.filter(({ countryName }) => countryName === HOME);
  const abroad = places.filter(({ countryName }) => countryName !== HOME);
  return (
    <section id="places" className={styles.section} aria-labelledby="places-title">
      <h2 id="places-title" className="h2">Every place with stays</h2>
      {home.length > 0 && <Names label={HOME} places={home} dates={dates} />}
      {abroad.length > 0 && <Names label="Abroad" places={abroad} dates={dates} />}
    </section>
  );
}

/** Plain links: a hundred places are not fetched in advance. */
function Names({ label, places, dates }: AllPlacesProps & { label: string }) {
  return (
    <>
      <h3 className={styles.region}>{label}</h3>
      <ul className={styles.places}>
        {places.map(({ slug, name, stays }) => (
          <li key={slug}>
            <a href={weekendHref(slug, dates)}>{name}</a> <span className="faint">{stays}<span className="visually-hidden"> stays</span></span>
          </li>
        ))}
      </ul>
    </>
  );
}

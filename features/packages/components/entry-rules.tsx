import { Fact } from '#components/ui/fact.tsx';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import type { PackageEntryRules } from '../contract.ts';
import styles from './package-page.module.css';

/** What the country of a journey asks of Indian citizens, whom to check that with, and the tax that is collected at source. */
export function EntryRules({
  entry: { country, passport, visa, readOn, official },
  today,
}: {
  entry: PackageEntryRules;
  today: IsoDate;
}) {
  return (
    <section className={styles.section} aria-labelledby="entry">
      <h2 id="entry" className="h2">
        Passport and visa
      </h2>
      <p className="muted">What {country} asks of Indian citizens who come as tourists.</p>
      <ul className={styles.points}>
        <li>{passport}</li>
        <li>{visa}</li>
        <li className="small muted">
          As of {formatDate(readOn, today)}. Rules change: before you book, check with{' '}
          <a href={official.href} rel="noopener">
            {official.title}
          </a>
          .
        </li>
      </ul>
      <p className={styles.meets}>
        <Fact icon="info">
          The price includes tax collected at source, as a line of its own. It is credited against the income tax of the
          person who pays, so we ask for that person’s PAN.
        </Fact>
      </p>
    </section>
  );
}

import type { PackageBooking } from '../../../contract.ts';
import review from '../../review/review.module.css';

/** Passport and visa of a package outside India, for Indian citizens. */
export function EntryFacts({ entry }: { entry: NonNullable<PackageBooking['package']['entry']> }) {
  const { country, passport, visa, official } = entry;
  return (
    <section className={`${review.section} ${review.entry}`} aria-labelledby="entry">
      <h2 id="entry" className="h3">
        Passport and visa for {country}
      </h2>
      <p className="small">{passport}</p>
      <p className="small">{visa}</p>
      <p className="small muted">
        For Indian citizens. Rules change: before you travel, check with{' '}
        <a href={official.href} rel="noopener">
          {official.title}
        </a>
        .
      </p>
    </section>
  );
}

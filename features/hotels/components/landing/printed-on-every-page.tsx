import { PriceLines } from '#components/charts/price-lines.tsx';
import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams } from '#lib/shared/stay-shape.ts';
import type { SampleRate } from '../../contract.ts';
import { RefundMiniature } from './refund-miniature.tsx';
import landing from './landing.module.css';
import styles from './printed-on-every-page.module.css';

type Props = { sample: SampleRate | null; today: IsoDate };

/** Three promises, each shown on real data: the whole price, the refund, how we treat you. */
export function PrintedOnEveryPage({ sample, today }: Props) {
  return (
    <section className={landing.section} aria-labelledby="printed">
      <h2 id="printed" className="h2">
        Printed on every page
      </h2>
      <div className={styles.three}>
        {sample && <WholePrice sample={sample} today={today} />}
        {sample && <RefundSample sample={sample} today={today} />}
        <HowWeTreatYou />
      </div>
      {sample && (
        <p className={styles.source}>
          The price and the refund are those of{' '}
          <a href={sampleHref(sample)}>
            {sample.hotel.name}, {sample.hotel.city.name}
          </a>
          , {sample.room.toLowerCase()}, {sample.rate.toLowerCase()}, for two on{' '}
          {formatDateRange(sample.checkIn, sample.checkOut, today)}, as sold just now.
        </p>
      )}
    </section>
  );
}

const sampleHref = ({ hotel, checkIn, checkOut }: SampleRate) =>
  routes.hotel(hotel.slug, stayParams({ checkIn, checkOut, rooms: [{ adults: 2, childAges: [] }] }));

function WholePrice({ sample: { lines, total, currency } }: { sample: SampleRate; today: IsoDate }) {
  return (
    <article className={styles.promiseCard}>
      <h3 className="h3">The whole price</h3>
      <p className="muted">The first number you see is the last.</p>
      <PriceLines lines={lines} total={total} currency={currency} />
    </article>
  );
}

function RefundSample({ sample, today }: { sample: SampleRate; today: IsoDate }) {
  return (
    <article className={styles.promiseCard}>
      <h3 className="h3">Your refund</h3>
      <p className="muted">At any hour, shown before you book.</p>
      <RefundMiniature
        steps={sample.steps}
        total={sample.total}
        currency={sample.currency}
        zone={sample.hotel.zone}
        today={today}
      />
    </article>
  );
}

const MANNERS = [
  ['Countdown clocks', 'none'],
  ['Struck-through prices', 'none'],
  ['Places in a list sold to hotels', 'none'],
  ['Extras ticked for you', 'none'],
  ['Our fee', '₹0'],
] as const;

function HowWeTreatYou() {
  return (
    <article className={styles.promiseCard}>
      <h3 className="h3">How we treat you</h3>
      <p className="muted">No pressure, no tricks.</p>
      <dl className={styles.manners}>
        {MANNERS.map(([what, count]) => (
          <div key={what}>
            <dt className="muted">{what}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

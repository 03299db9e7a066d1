import { PriceLines } from '#components/charts/price-lines.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import type { SampleRate } from '../../contract.ts';
import { priceLineText } from '../../rules/price-text.ts';
import { RefundMiniature } from './refund-miniature.tsx';
import landing from './landing.module.css';
import styles from './printed-on-every-page.module.css';

type Props = { sample: SampleRate | null; today: IsoDate };

/** Three promises, each shown on real data: the whole price, the refund, how we treat you. */
export function PrintedOnEveryPage({ sample, today }: Props) {
  return (
    <section className={landing.section} aria-labelledby="printed">
      <h2 id="printed" className="h2">
        {t('Printed on every page')}
      </h2>
      <div className={styles.three}>
        {sample && <WholePrice sample={sample} today={today} />}
        {sample && <RefundSample sample={sample} today={today} />}
        <HowWeTreatYou />
      </div>
      {sample && (
        <p className={styles.source}>
          <Sentence
            text={t(
              'The price and the refund are those of {hotel}, {room}, {rate}, for two on {dates}, as sold just now.',
            )}
            parts={{
              hotel: (
                <a href={sampleHref(sample)}>
                  {sample.hotel.name}, {t(sample.hotel.city.name)}
                </a>
              ),
              room: sample.room.toLowerCase(),
              rate: sample.rate.toLowerCase(),
              dates: formatDateRange(sample.checkIn, sample.checkOut, today),
            }}
          />
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
      <h3 className="h3">{t('The whole price')}</h3>
      <p className="muted">{t('The first number you see is the last.')}</p>
      <PriceLines
        lines={lines.map(({ label, amount }) => ({ label: priceLineText(label), amount }))}
        total={total}
        currency={currency}
      />
    </article>
  );
}

function RefundSample({ sample, today }: { sample: SampleRate; today: IsoDate }) {
  return (
    <article className={styles.promiseCard}>
      <h3 className="h3">{t('Your refund')}</h3>
      <p className="muted">{t('At any hour, shown before you book.')}</p>
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

/** @texts */
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
      <h3 className="h3">{t('How we treat you')}</h3>
      <p className="muted">{t('No pressure, no tricks.')}</p>
      <dl className={styles.manners}>
        {MANNERS.map(([what, count]) => (
          <div key={what}>
            <dt className="muted">{t(what)}</dt>
            <dd>{t(count)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

import Link from 'next/link';
import card from '#components/ui/card-link.module.css';
import { classNames } from '#components/ui/class-names.ts';
import { Poster } from '#components/ui/poster.tsx';
import { ConvertedPrice } from '#components/ui/converted-price.tsx';
import { Price } from '#components/ui/price.tsx';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { money } from '#lib/shared/money.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { dataLanguage, t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PackageCard } from '../contract.ts';
import { THEME_LABELS } from '../rules/vocabulary.ts';
import styles from './package-cards.module.css';

/** Cards in the first view. */
const FIRST = 3;

/** Journeys as pictures with their route, and the lowest price of a person. */
export function PackageCards({ packages, today }: { packages: readonly PackageCard[]; today: IsoDate }) {
  return (
    <ul className={styles.cards}>
      {packages.map((journey, at) => (
        <li key={journey.slug} className={classNames(card.card, styles.card)}>
          <div className={styles.frame}>
            <Poster {...journey.poster} width={400} height={240} priority={at < FIRST} fill />
          </div>
          <div className={styles.words}>
            <h3 className="h4" lang={dataLanguage()}>
              <Link href={packageRoutes.page(journey.slug)} className={card.link} prefetch={false}>
                {journey.title}
              </Link>
            </h3>
            <p className={styles.summary} lang={dataLanguage()}>
              {journey.summary}
            </p>
            <p className="small muted">
              {counted(journey.nights, 'night')} · {t(THEME_LABELS[journey.theme])} ·{' '}
              {t('{n}-star hotels', { n: journey.hotelClass })}
            </p>
            <From journey={journey} today={today} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function From({ journey: { from, departures }, today }: { journey: PackageCard; today: IsoDate }) {
  if (!from) return <p className={styles.price}>{t('No places left for these dates')}</p>;
  const [before, after] = t('From {price} per person').split('{price}');
  return (
    <div className={styles.price}>
      <p>
        {before && <span className="small muted">{before}</span>}
        <Price money={money(from.perPerson)} size="md" />
        <span className="small muted">{after}</span>
      </p>
      <ConvertedPrice paise={from.perPerson} />
      <p className="small muted">
        {t('Two sharing, taxes included')} ·{' '}
        {departures > 1
          ? counted(departures, 'departure')
          : t('departs {date}', { date: formatDate(from.date, today) })}
      </p>
    </div>
  );
}

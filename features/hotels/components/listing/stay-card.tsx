'use client';

import Link from 'next/link';
import { memo, useState } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Fact } from '#components/ui/fact.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { ConvertedPrice } from '#components/ui/converted-price.tsx';
import { Price } from '#components/ui/price.tsx';
import { Score } from '#components/ui/score.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';
import { money } from '#lib/shared/money.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { StayOffer, StaySummary } from '../../contract.ts';
import { nightlyFrom } from '../../rules/landing-picks.ts';
import { nightlyLabel } from '../../rules/price-text.ts';
import { scoreWord } from '../../rules/score-word.ts';
import { useHotelListing } from './hotel-listing-context.ts';
import { MEAL_FACTS, nightsWord, refundFact } from './listing-labels.ts';
import { openedStay } from './opened-stay.ts';
import { pointAt, usePointed } from './pointed-stay.ts';
import styles from './stay-card.module.css';

export type StayCardProps = {
  stay: StaySummary;
  offer: StayOffer;
  /** Distance from the searched area: "1.2 km from Koramangala". */ away?: string;
  dates: Stay;
  nights: number;
  today: IsoDate;
  /** Among the first of the page: its picture is loaded eagerly. */ first?: boolean;
};

/** Rendered size of a card's poster. */
export const PICTURE = { width: 344, height: 368 };

/** One stay in the list: poster, guest score, inclusions, refund terms and total. */
export const StayCard = memo(function StayCard({ stay, offer, away, dates, nights, today, first }: StayCardProps) {
  const on = usePointed(stay.slug);
  const refund = refundFact(offer, today);
  const note = useHotelListing().note?.(stay.slug);
  return (
    <article
      className={classNames(styles.card, on && styles.on)}
      onPointerEnter={() => pointAt(stay.slug)}
      onPointerLeave={() => pointAt('')}
    >
      <div className={styles.picture}>
        <Poster {...stay.poster} {...PICTURE} priority={first} fill />
      </div>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <StayLink slug={stay.slug} dates={dates} total={offer.total}>
            {stay.name}
          </StayLink>
        </h2>
        <p className="small muted">
          {stay.area}
          {away && ` · ${away}`}
          <span className="faint"> · {t('{n}-star', { n: stay.stars })}</span>
        </p>
        <p className={styles.score}>
          {stay.score === null ? (
            <span className="small faint">{t('No score yet')}</span>
          ) : (
            <Score value={stay.score} word={t(scoreWord(stay.score))} from={guestsWord(stay.scoreCount)} />
          )}
        </p>
      </div>
      <ul className={styles.facts}>
        <li>
          <Fact icon="cup">{t(MEAL_FACTS[offer.meals])}</Fact>
        </li>
        <li>
          <Fact tone={refund.tone}>{refund.text}</Fact>
        </li>
        {note && <li>{note}</li>}
      </ul>
      <div className={styles.price}>
        <Price money={money(offer.total)} size="md" />
        <ConvertedPrice paise={offer.total} />
        <p className="small muted">{t('{nights}, taxes included', { nights: nightsWord(nights) })}</p>
        <p className={classNames('small', 'faint', styles.nightly)}>
          <Price money={money(nightlyFrom([offer.total], nights))} /> {nightlyLabel(dates.rooms.length)}
        </p>
      </div>
    </article>
  );
});

const guestsWord = (count: number) => counted(count, 'guest');

/** The link covers its card. The hotel's page is prefetched on hover. */
function StayLink({ slug, dates, total, children }: { slug: string; dates: Stay; total: number; children: string }) {
  const [near, setNear] = useState(false);
  const come = () => setNear(true);
  const context = useHotelListing();
  return (
    <Link
      href={context.stay(slug, { ...stayParams(dates), seen: total })}
      prefetch={near}
      className={styles.link}
      onPointerEnter={come}
      onTouchStart={come}
      onNavigate={() => void (openedStay.slug = slug)}
      onFocus={() => {
        come();
        pointAt(slug);
      }}
    >
      {children}
    </Link>
  );
}

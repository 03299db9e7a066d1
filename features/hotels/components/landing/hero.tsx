import type { CSSProperties } from 'react';
import { Poster, posterLettering } from '#components/ui/poster.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { formatDateRange } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { Highlights, PlaceHighlight } from '../../contract.ts';
import { weekendHref } from './weekend-href.ts';
import styles from './hero.module.css';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';

/** The large poster of one place with its lowest price a night. Without any price it introduces the product. */
export function Hero({ hero, highlights }: { hero: PlaceHighlight | null; highlights: Highlights }) {
  const scene = hero?.city.poster ?? { kind: 'desert', hour: 'dusk', seed: 'thar3' };
  return (
    <section className={styles.hero} style={{ '--lettering': posterLettering(scene.hour) } as CSSProperties}>
      <Poster
        {...scene}
        width={1392}
        height={560}
        at={0.66}
        phone={{ width: 390, height: 430, at: 0.72 }}
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1 className={styles.name}>
          {hero ? t(hero.city.name) : PRODUCT.name}
          <span className="visually-hidden">{t(': find a stay at its whole price')}</span>
        </h1>
        {hero && (
          <p className={styles.slip}>
            <span className={styles.when}>
              {t('{dates}, one room for two.', {
                dates: formatDateRange(highlights.checkIn, highlights.checkOut, highlights.today),
              })}
              <br />
            </span>
            <Sentence
              text={t('{stays}, taxes included.')}
              parts={{
                stays: (
                  <a href={weekendHref(hero.city.slug, highlights)}>
                    {t('{stays} from {price} a night', {
                      stays: counted(hero.stays, 'stay'),
                      price: formatMoney(money(hero.nightly)),
                    })}
                  </a>
                ),
              }}
            />
          </p>
        )}
      </div>
    </section>
  );
}

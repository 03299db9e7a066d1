import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { addDays, formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { oneOrMany, t } from '#lib/shared/texts.ts';
import type { ListingCity } from '../../contract.ts';
import { childrenWord } from './children-word.ts';
import styles from './listing.module.css';

type NoStaysProps = {
  city: ListingCity;
  stay: Stay;
  today: IsoDate;
  /** Stays with rooms that do not accept the party's children. */
  withoutChildren: number;
  /** How many stays the city has at all. */
  listed: number;
  near: { slug: string; name: string; kilometres: number }[];
};

const WEEK = 7;

/** A city without results: sold out, or without hotels yet. Says which, and where to look instead. */
export function NoStays({ city, stay, today, withoutChildren, listed, near }: NoStaysProps) {
  const later = { ...stay, checkIn: addDays(stay.checkIn, WEEK), checkOut: addDays(stay.checkOut, WEEK) };
  const dates = formatDateRange(stay.checkIn, stay.checkOut, today);
  return (
    <div className={styles.state}>
      <EmptyState
        level={1}
        scene={{ ...city.poster, hour: 'night' }}
        title={
          listed
            ? t('No room in {city} for {dates}', { city: t(city.name), dates })
            : t('No stays in {city} yet', { city: t(city.name) })
        }
        actions={
          listed > 0 && (
            <Button variant="ink" size="sm" href={routes.hotelListing({ city: city.slug, ...stayParams(later) })}>
              {t('One week later')}
            </Button>
          )
        }
      >
        <p>
          {listed
            ? t(
                oneOrMany(
                  listed,
                  'Our only stay there is sold out for your dates or too small for your group. Try other dates or more rooms.',
                  'All {n} stays there are sold out for your dates or too small for your group. Try other dates or more rooms.',
                ),
                { n: listed },
              )
            : t('We don’t have stays here yet.')}
        </p>
        {withoutChildren > 0 && <p>{childrenWord(withoutChildren)}</p>}
        {near.length > 0 && (
          <p>
            {t(oneOrMany(near.length, 'The nearest place with stays:', 'The nearest places with stays:'))}{' '}
            {near.map(({ slug, name, kilometres }, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <a href={routes.hotelListing({ city: slug, ...stayParams(stay) })}>{t(name)}</a> (
                {t('{n} km', { n: kilometres })})
              </span>
            ))}
            .
          </p>
        )}
      </EmptyState>
    </div>
  );
}

import Link from 'next/link';
import type { ReactNode } from 'react';
import page from '#components/layout/choice-page.module.css';
import { Page } from '#components/layout/page.tsx';
import { RouteMap } from '#components/map/route-map.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { DayPlan } from '#components/ui/day-plan.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { FactStrip } from '#components/ui/fact-strip.tsx';
import { ShareLink } from '#components/ui/share-link.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { MapTiles } from '#lib/shared/map-tiles.ts';
import { routes } from '#lib/shared/routes.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { Sentence } from '#components/ui/sentence.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { dataLanguage, t } from '#lib/shared/texts.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import type { PackageExtraChoice, PackagePage as Answer, PackageView } from '../contract.ts';
import { dayNote, firstNights } from '#lib/shared/day-note.ts';
import { THEME_LABELS } from '../rules/vocabulary.ts';
import { DataText } from './data-text.tsx';
import { EntryRules } from './entry-rules.tsx';
import { DepartureChooser, type RequestedParty } from './departure-chooser.tsx';
import styles from './package-page.module.css';

export type PackagePageProps = {
  page: Answer;
  /** The party of the address, with what is wrong with it. */
  party: RequestedParty;
  /** The extras of the address. */
  extras: readonly PackageExtraChoice[];
  /** The departure of the address. */
  asked: IsoDate | null;
  /** The person's own hold of this journey; composed by the page. */
  held: ReactNode;
  /** Where streets of the map come from. */
  tiles: MapTiles | null;
};

/** One journey: what happens each day, what the price includes, its departures, and the total of the party. */
export function PackagePage({
  page: { package: journey, departures, now, today, stay },
  party,
  extras,
  asked,
  held,
  tiles,
}: PackagePageProps) {
  const { slug, title, meets, endsIn, zone, nights, extras: offered } = journey;
  return (
    <Page bar={departures.length > 0}>
      <Banner scene={journey.poster} name={title} lang={dataLanguage()} priority className={page.hero} />
      {departures.length ? (
        <DepartureChooser
          journey={{ slug, title, meets, endsIn, zone, nights, extras: offered }}
          departures={departures}
          party={party}
          extras={extras}
          asked={asked}
          now={now}
          today={today}
          stay={stay}
          held={held}
        >
          <Journey journey={journey} today={today} tiles={tiles} />
        </DepartureChooser>
      ) : (
        <div className={page.alone}>
          <Journey journey={journey} today={today} tiles={tiles} />
          <p>
            <Fact tone="muted">{t('No departures are planned at the moment.')}</Fact>
          </p>
        </div>
      )}
    </Page>
  );
}

function Journey({ journey, today, tiles }: { journey: PackageView; today: IsoDate; tiles: MapTiles | null }) {
  const { slug, title, about, cities, nights, theme, hotelClass, guide, groupSize, meets, endsIn, route } = journey;
  const shown = firstNights(journey.days);
  return (
    <>
      <p className={page.about} lang={dataLanguage()}>
        {about}
      </p>
      <p className="muted">
        <Link href={packageRoutes.list({ theme })} prefetch={false} className={styles.theme}>
          {t(THEME_LABELS[theme])}
        </Link>
        <ShareLink href={packageRoutes.page(slug)} title={title} />
      </p>
      <FactStrip
        widths="repeat(4, 1fr)"
        folds="pairs"
        facts={[
          { key: 'length', fact: counted(nights, 'night'), note: counted(nights + 1, 'day') },
          {
            key: 'route',
            fact:
              meets.city === endsIn.city
                ? t('{city} and back', { city: t(meets.city) })
                : t('{from} to {to}', { from: t(meets.city), to: t(endsIn.city) }),
            note: t('Nights in {cities}', { cities: andList(cities.map((city) => t(city))) }),
          },
          { key: 'hotels', fact: t('{n}-star hotels', { n: hotelClass }), note: t('Rooms for one, two or three') },
          {
            key: 'group',
            fact: t('{languages} guide', { languages: messageText(guide) }),
            note: t('Groups of up to {n}', { n: groupSize }),
          },
        ]}
      />
      <section className={styles.section} aria-labelledby="days">
        <h2 id="days" className="h2">
          {t('Day by day')}
        </h2>
        <RouteMap route={route} tiles={tiles} />
        <DayPlan
          days={journey.days.map((day, at, days) => ({
            title: day.title,
            text: day.text,
            note: dayNote(day, at === days.length - 1),
            more: shown[at] && { href: routes.hotel(shown[at].slug), name: shown[at].name },
          }))}
          today={today}
        />
      </section>
      <section className={styles.section} aria-labelledby="included">
        <h2 id="included" className="h2">
          {t('What the price includes')}
        </h2>
        <div className={styles.lists}>
          <Points
            title={t('Included')}
            points={journey.inclusions}
            point={(text) => (
              <Fact icon="check">
                <DataText>{text}</DataText>
              </Fact>
            )}
          />
          <Points
            title={t('Not included')}
            points={journey.exclusions}
            point={(text) => (
              <Fact tone="muted">
                <DataText>{text}</DataText>
              </Fact>
            )}
          />
        </div>
        <p className={styles.meets}>
          <Fact icon="pin">
            <Sentence
              text={t('The group meets at {time} at {place}, {city}, and parts at {until} at {end}, {last}.')}
              parts={{
                time: meets.time,
                place: <DataText>{meets.place}</DataText>,
                city: t(meets.city),
                until: endsIn.time,
                end: <DataText>{endsIn.place}</DataText>,
                last: t(endsIn.city),
              }}
            />
          </Fact>
        </p>
      </section>
      {journey.entry && <EntryRules entry={journey.entry} today={today} />}
    </>
  );
}

function Points({
  title,
  points,
  point,
}: {
  title: string;
  points: readonly string[];
  point: (text: string) => ReactNode;
}) {
  return (
    <div>
      <h3 className="h4">{title}</h3>
      <ul className={styles.points}>
        {points.map((text) => (
          <li key={text}>{point(text)}</li>
        ))}
      </ul>
    </div>
  );
}

'use client';

import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { list, listMore } from '#components/ui/listing-frame.tsx';
import { posterUrl } from '#components/ui/poster.tsx';
import { useDeferredBelowFold } from '#components/ui/use-deferred-below-fold.ts';
import { useEndNear } from '#components/ui/use-end-near.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { distanceText, kilometresBetween } from '#lib/shared/great-circle.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import { withCommas } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { StaySummary } from '../../contract.ts';
import { STAYS_AT_ONCE, type ListingMatch } from '../../rules/listing.ts';
import { answerHere } from './listing-link.ts';
import { openedStay } from './opened-stay.ts';
import { pointAt } from './pointed-stay.ts';
import { PICTURE, StayCard } from './stay-card.tsx';

export type StayListProps = {
  matches: readonly ListingMatch[];
  dates: Stay;
  nights: number;
  today: IsoDate;
  /** Centre of the area whose stays these are. */ middle?: Middle;
  /** How many the address asks for. */
  show: number;
  /** The same listing with more stays, for browsers without script. */
  moreHref: (show: number) => string;
};

const FIRST_PICTURES = 3;
/** The smallest height of a card, in CSS pixels (`stay-card.module.css`). */
const LEAST_HEIGHT = 180;
const KEPT = 40;

/** How far each listing was scrolled in this tab, to restore it when coming back from a hotel. */
const readSoFar = new Map<string, number>();

/** The stays in order; further ones are rendered as the end comes near. */
export const StayList = memo(function StayList({
  matches,
  middle,
  dates,
  nights,
  today,
  show,
  moreHref,
}: StayListProps) {
  const [shown, setShown] = useState(() => readSoFar.get(moreHref(0)) ?? show);
  const [first] = useState(() => backTo(matches) ?? shown);
  const drawn = Math.min(shown, useDeferredBelowFold(shown, first));
  const [of, setOf] = useState(matches);
  if (of !== matches) {
    setOf(matches);
    setShown(STAYS_AT_ONCE);
  }
  const cards = useListedPictures(matches);
  const end = useEndNear(shown, STAYS_AT_ONCE, setShown);
  const rest = matches.length - shown;

  useEffect(() => {
    openedStay.slug = '';
    return () => pointAt(''); // a removed card never receives pointerleave
  }, []);
  useEffect(() => {
    readSoFar.set(moreHref(0), shown);
  }, [moreHref, shown]);

  return (
    <>
      <ol ref={cards} className={list}>
        {matches.slice(0, drawn).map(({ stay, offer }, index) => (
          <li key={stay.slug}>
            <StayCard
              stay={stay}
              away={middle && awayFrom(middle, stay)}
              offer={offer}
              dates={dates}
              nights={nights}
              today={today}
              first={index < FIRST_PICTURES}
            />
          </li>
        ))}
      </ol>
      {rest > 0 && drawn >= shown && (
        <p ref={end} className={listMore}>
          <Button
            href={moreHref(shown + STAYS_AT_ONCE)}
            prefetch={false}
            scroll={false}
            onClick={answerHere(() => setShown(shown + STAYS_AT_ONCE))}
          >
            {t('Show {n} more of {all}', { n: Math.min(STAYS_AT_ONCE, rest), all: withCommas(matches.length) })}
          </Button>
        </p>
      )}
    </>
  );
});

export type Middle = { name: string; lat: number; lng: number };

/** "1.2 km from Koramangala". */
const awayFrom = (middle: Middle, stay: StaySummary): string =>
  t('{distance} from {place}', {
    distance: distanceText(kilometresBetween(middle, stay) * 1000),
    place: middle.name,
  });

/**
 * Decoded pictures of the last listing. Keeping references spares the browser fetching and decoding them again on the
 * way back.
 */
const kept = new Set<HTMLImageElement>();

function useListedPictures(matches: readonly ListingMatch[]) {
  const cards = useRef<HTMLOListElement>(null);
  const keep = useEffectEvent((pictures: readonly HTMLImageElement[]) => {
    kept.clear();
    for (const [index, picture] of pictures.entries())
      kept.add(picture.src.startsWith('data:') ? fetched(matches[index]) : picture);
  });
  useEffect(() => {
    const of = cards.current;
    return () => keep([...(of?.querySelectorAll('img') ?? [])].slice(0, KEPT));
  }, []);
  return cards;
}

/** The first pictures stand in the server's document itself (docs/adr/0010); on the way back they have an address like all others. */
function fetched(match: ListingMatch | undefined): HTMLImageElement {
  const picture = new Image();
  if (match) picture.src = posterUrl(match.stay.poster, PICTURE);
  return picture;
}

/** Coming back from a hotel, the first paint needs the stays down to that one and those in view below it. */
function backTo(matches: readonly ListingMatch[]): number | undefined {
  const place = openedStay.slug ? matches.findIndex(({ stay }) => stay.slug === openedStay.slug) : -1;
  return place < 0 ? undefined : place + 1 + Math.ceil(window.innerHeight / LEAST_HEIGHT);
}

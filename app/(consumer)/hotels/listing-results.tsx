import { Suspense } from 'react';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { UntilStreamed } from '#components/feedback/without-script.tsx';
import { childrenWord } from '#features/hotels/components/listing/children-word.ts';
import { HowRanked } from '#features/hotels/components/listing/how-ranked.tsx';
import { Listing } from '#features/hotels/components/listing/listing.tsx';
import { NoStays } from '#features/hotels/components/listing/no-stays.tsx';
import { searchStays as operation } from '#features/hotels/contract.ts';
import { packStays } from '#features/hotels/rules/pack-stays.ts';
import { searchStays } from '#features/hotels/server/index.ts';
import type { StayPlace } from '#features/places/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { mapTiles } from '#lib/server/map-tiles.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { stayParams, type Stay } from '#lib/shared/stay.ts';
import { t } from '#lib/shared/texts.ts';
import { nearestPlaces } from './nearest-places.ts';

type Props = { place: StayPlace; stay: Stay; show: number };
type Found = ResponseOf<typeof operation>;

/** How long the page waits for its results before it is sent without them, in milliseconds. */
const STREAM_AFTER_MS = 300;

/**
 * The results. They are usually ready in time and part of the document, so that they show without script; a slow search
 * is streamed afterwards, with placeholder cards meanwhile.
 */
export async function ListingResults({ place, stay, show }: Props) {
  const search = read(operation, searchStays, { city: place.slug, ...stayParams(stay) });
  const late = new Promise<null>((resolve) => setTimeout(resolve, STREAM_AFTER_MS, null));
  const found = await Promise.race([search, late]);
  if (found) return <Results found={found} place={place} stay={stay} show={show} />;
  return (
    <Suspense
      fallback={
        <UntilStreamed>
          <LoadingCards label={t('Loading prices')} count={4} />
        </UntilStreamed>
      }
    >
      <Later search={search} place={place} stay={stay} show={show} />
    </Suspense>
  );
}

const Later = async ({ search, ...rest }: { search: Promise<Found> } & Props) => (
  <Results found={await search} {...rest} />
);

async function Results({
  found: { city, nights, today, withoutChildren, terms, scenes, stays },
  place,
  stay,
  show,
}: { found: Found } & Props) {
  if (!stays.length)
    return (
      <NoStays
        city={city}
        stay={stay}
        today={today}
        withoutChildren={withoutChildren}
        {...await nearestPlaces(place)}
      />
    );
  const { slug, name, lat, lng } = city;
  return (
    <Listing
      howRanked={<HowRanked />}
      key={JSON.stringify([slug, stay])}
      packed={packStays({ stays, terms, scenes })}
      city={{ slug, name, lat, lng }}
      near={place.type === 'area' ? place.name : undefined}
      stay={stay}
      nights={nights}
      today={today}
      notListed={withoutChildren > 0 && childrenWord(withoutChildren)}
      show={show}
      tiles={mapTiles()}
    />
  );
}

'use client';

import { memo, useMemo, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { list, listMore } from '#components/ui/listing-frame.tsx';
import { useEndNear } from '#components/ui/use-end-near.ts';
import { withCommas } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightListing } from '../../contract.ts';
import type { FlightMatch } from '../../rules/listing/narrow.ts';
import { FlightRow, type FlightRowProps } from './flight-row.tsx';
import { airportsByCode } from './flight-labels.ts';

type FlightListProps = Pick<FlightRowProps, 'beside' | 'chosenHref' | 'onChoose'> & {
  matches: readonly FlightMatch[];
  listing: FlightListing;
};

/** As many as a tall window shows, so that hydration and filters stay fast. */
const FIRST = 8;
const CHUNK = 20;

/** The flights in order; twenty more are rendered as the end comes near. */
export const FlightList = memo(function FlightList({
  matches,
  listing,
  beside,
  chosenHref,
  onChoose,
}: FlightListProps) {
  const [shown, setShown] = useState(FIRST);
  const [of, setOf] = useState(matches);
  if (of !== matches) {
    setOf(matches);
    setShown(FIRST);
  }
  const airportOf = useMemo(() => airportsByCode(listing.airports), [listing]);
  const end = useEndNear(shown, CHUNK, setShown);
  const rest = matches.length - shown;
  return (
    <>
      <ol className={list}>
        {matches.slice(0, shown).map(({ facts }) => (
          <li key={facts.key}>
            <FlightRow
              facts={facts}
              listing={listing}
              airportOf={airportOf}
              beside={beside}
              chosenHref={chosenHref}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <p ref={end} className={listMore}>
          <Button onClick={() => setShown(shown + CHUNK)}>
            {t('Show {n} more of {all}', { n: Math.min(CHUNK, rest), all: withCommas(matches.length) })}
          </Button>
        </p>
      )}
    </>
  );
});

'use client';

import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { list, listMore } from '#components/ui/listing-frame.tsx';
import type { FlightListing } from '../../contract.ts';
import type { FlightMatch } from '../../rules/listing/narrow.ts';
import { FlightRow, type FlightRowProps } from './flight-row.tsx';
import { cityNames } from './flight-words.ts';

type FlightListProps = Pick<FlightRowProps, 'chosenHref' | 'onChoose'> & { matches: readonly FlightMatch[]; listing: FlightListing };

const CHUNK = 20;

/** The flights in order, twenty at a time: the next twenty are added below as their place comes near. */
export const FlightList = memo(function FlightList({ matches, listing, chosenHref, onChoose }: FlightListProps) {
  const [shown, setShown] = useState(CHUNK);
  const [of, setOf] = useState(matches);
  if (of !== matches) {
    setOf(matches);
    setShown(CHUNK);
  }
  const cityOf = useMemo(() => cityNames(listing.airports), [listing]);
  const more = useRef<HTMLParagraphElement>(null);
  const rest = matches.length - shown;
  useEffect(() => {
    const end = more.current;
    if (!end) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setShown((count) => count + CHUNK), { rootMargin: '900px' });
    watch.observe(end);
    return () => watch.disconnect();
  }, [shown, rest]);
  return (
    <>
      <ol className={list}>
        {matches.slice(0, shown).map(({ facts }) => (
          <li key={facts.key}><FlightRow facts={facts} listing={listing} cityOf={cityOf} chosenHref={chosenHref} onChoose={onChoose} /></li>
        ))}
      </ol>
      {rest > 0 && <p ref={more} className={listMore}><Button onClick={() => setShown(shown + CHUNK)}>Show {Math.min(CHUNK, rest)} more of {matches.length.toLocaleString('en-US')}</Button></p>}
    </>
  );
});

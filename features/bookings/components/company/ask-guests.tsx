'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuestPlace } from '../../contract.ts';
import { bookingOptions } from '../../client/use-booking.ts';
import { guestLinksOptions } from '../../client/company/guest-links.ts';
import { type AskGuestsProps, fillingOf } from './guest-filling.ts';
import { GuestRow } from './guest-row.tsx';
import styles from './ask-guests.module.css';

/**
 * The guests of a company's trip, each of whom can be sent a link to enter their own details. What they enter fills their
 * place in the form while nothing is typed there; otherwise whoever books decides. Nothing while names cannot be changed.
 */
export function AskGuests(props: AskGuestsProps) {
  const { _id: bookingId, actions } = props.booking;
  const queries = useQueryClient();
  const { data } = useQuery({ ...guestLinksOptions(bookingId), enabled: actions.saveGuests.allowed });
  const filling = fillingOf(props);
  const seen = useRef<Set<string> | null>(null);
  const hear = useEffectEvent((places: readonly GuestPlace[]) => {
    const isFirst = seen.current === null;
    const known = (seen.current ??= new Set());
    const fresh = places.flatMap(({ place, given, answeredAt }) => {
      const key = `${place} ${answeredAt ?? ''}`;
      if (!given || known.has(key)) return [];
      known.add(key);
      return [{ place, given }];
    });
    if (!fresh.length) return;
    const open = fresh.filter(({ place }) => filling?.isEmpty(place));
    if (open.length) filling?.fill(open);
    if (!isFirst) void queries.invalidateQueries({ queryKey: bookingOptions(bookingId).queryKey });
  });
  useEffect(() => {
    if (data) hear(data.places);
  }, [data]);
  if (!data?.mayAsk.allowed || data.places.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="ask-guests">
      <h2 id="ask-guests" className="h4">
        Guests can enter their own details
      </h2>
      <p className="small muted">
        A guest gets an email with a link that works once. Nothing is booked or paid by it: you see what they entered
        and can change it.
      </p>
      <ul className={styles.guests}>
        {data.places.map((guest) => (
          <GuestRow key={guest.place} bookingId={bookingId} guest={guest} filling={filling} />
        ))}
      </ul>
    </section>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { type Found, SearchChoice } from '#components/ui/search-choice.tsx';
import { Stepper } from '#components/ui/stepper.tsx';
import { findTravellers, travellersOptions } from '../../client/company/company-queries.ts';
import type { Party } from '../../contract.ts';
import { useBooker } from './use-party.ts';
import styles from './desk.module.css';

const MOST = 12;
const MOST_GUESTS = 8;

/** Selects the travellers: the user at first (4.11), colleagues and guests as the company's settings allow. */
export function WhoTravels({ party, onChange }: { party: Party; onChange: (party: Party) => void }) {
  const booker = useBooker();
  const { data } = useQuery(travellersOptions(party.travellerIds));
  if (!booker) return null;
  const known = data?.travellers ?? [];
  const { guestsAllowed } = booker.settings;
  const booksFor = data?.booksFor ?? booker.settings.booksFor;
  const nameOf = (id: string) => {
    const found = known.find(({ _id }) => _id === id);
    return id === booker.userId
      ? `${booker.name} (you)`
      : found
        ? `${found.firstName} ${found.lastName}`
        : 'A colleague';
  };
  const set = (travellerIds: string[], guests = party.guests) =>
    onChange({ travellerIds: travellerIds.length || guests ? travellerIds : [booker.userId], guests });
  const add = (found: Found | null) =>
    found && !party.travellerIds.includes(found.id) && set([...party.travellerIds, found.id].slice(0, MOST));
  return (
    <section className={styles.who} aria-labelledby="who-travels">
      <h2 id="who-travels" className="h3">
        Who travels
      </h2>
      <ul className={styles.people} aria-label="Those who travel">
        {party.travellerIds.map((id) => (
          <li key={id}>
            <Chip on onClick={() => set(party.travellerIds.filter((one) => one !== id))}>
              {nameOf(id)}
            </Chip>
          </li>
        ))}
        {!party.travellerIds.includes(booker.userId) && (
          <li>
            <Button variant="txt" size="sm" onClick={() => set([booker.userId, ...party.travellerIds])}>
              Add yourself
            </Button>
          </li>
        )}
      </ul>
      <div className={styles.more}>
        {booksFor === 'self' ? (
          <p className="small muted">You book for yourself. Your role or your company’s settings can allow more.</p>
        ) : (
          <SearchChoice
            key={party.travellerIds.join()}
            label="Add a colleague"
            chosen={null}
            onChoose={add}
            find={findTravellers}
            placeholder="Type a name"
            hint={HINTS[booksFor]}
          />
        )}
        {guestsAllowed && (
          <Stepper
            label="Guests"
            hint="Who don’t work at your company"
            value={party.guests}
            max={MOST_GUESTS}
            onChange={(guests) => set([...party.travellerIds], guests)}
          />
        )}
      </div>
    </section>
  );
}

const HINTS = {
  reports: 'You book for the people who report to you.',
  department: 'You book for others of your department.',
  company: 'You book for everybody who works there.',
} as const;

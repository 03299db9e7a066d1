'use client';

import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { type Found, SearchChoice } from '#components/ui/search-choice.tsx';
import { Stepper } from '#components/ui/stepper.tsx';
import type { TravelMode } from '#lib/shared/travel-modes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { findTravellers } from '../../client/company/initialise-travellers.ts';
import {
  partyIn,
  selectTravellers,
  type TravellerOption,
  useTravellers,
} from '../../client/company/travellers-store.ts';
import { useBooker } from './use-party.ts';
import styles from './desk.module.css';

const MOST = 12;
const MOST_GUESTS = 8;

/**
 * Selects the travellers of a category: the user at first (4.11), colleagues and guests as the company's settings
 * allow.
 */
export function WhoTravels({ mode }: { mode: TravelMode }) {
  const booker = useBooker();
  const travellers = useTravellers((state) => state);
  if (!booker) return null;
  const { selected } = travellers[mode];
  const { guests } = partyIn(travellers, mode);
  const { guestsAllowed } = booker.settings;
  const booksFor = travellers.booksFor ?? booker.settings.booksFor;
  const me = { value: booker.userId, label: booker.name, data: null };
  const isSelected = (id: string) => selected.some(({ value }) => value === id);
  const set = (next: readonly TravellerOption[], withGuests = guests) =>
    selectTravellers(mode, next.length || withGuests ? next : [me], withGuests);
  const add = (found: Found | null) => {
    const offered = [...travellers.initialOptions, ...travellers.fixedInitialOptions];
    const option = offered.find(({ value }) => value === found?.id);
    if (option && !isSelected(option.value)) set([...selected, option].slice(0, MOST));
    void findTravellers('');
  };
  return (
    <section className={styles.who} aria-labelledby="who-travels">
      <h2 id="who-travels" className="h3">
        Who travels
      </h2>
      <ul className={styles.people} aria-label="Travellers">
        {selected.map(({ value, label }) => (
          <li key={value}>
            <Chip on onClick={() => set(selected.filter((one) => one.value !== value))}>
              {value === booker.userId ? `${booker.name} (you)` : label || 'A colleague'}
            </Chip>
          </li>
        ))}
        {!isSelected(booker.userId) && (
          <li>
            <Button variant="txt" size="sm" onClick={() => set([me, ...selected])}>
              Add yourself
            </Button>
          </li>
        )}
      </ul>
      <div className={styles.more}>
        {booksFor === 'self' && !travellers.byName ? (
          <p className="small muted">You can book for yourself. Your role or your company’s settings can allow more.</p>
        ) : (
          <SearchChoice
            label="Add a colleague"
            chosen={null}
            onChoose={add}
            find={find}
            initial={travellers.fixedInitialOptions.filter(({ value }) => !isSelected(value)).map(toFound)}
            placeholder="Type a name"
            hint={hintOf(booksFor, travellers.byName)}
          />
        )}
        {guestsAllowed && (
          <Stepper
            label="Guests"
            hint="Who don’t work at your company"
            value={guests}
            max={MOST_GUESTS}
            onChange={(count) => set(selected, count)}
          />
        )}
      </div>
    </section>
  );
}

const hintOf = (booksFor: keyof typeof HINTS, byName: number): string =>
  booksFor === 'company' || !byName
    ? HINTS[booksFor]
    : `${HINTS[booksFor]} You can also book for ${counted(byName, 'person', 'people')} assigned to you.`;

const HINTS = {
  self: 'You can book for yourself.',
  reports: 'You can book for people who report to you.',
  department: 'You can book for people in your department.',
  company: 'You can book for anybody in your company.',
} as const;

const toFound = ({ value, label, data }: TravellerOption): Found => ({
  id: value,
  label,
  note: data?.designation ?? data?.workEmail,
});
const find = async (words: string): Promise<Found[]> => (await findTravellers(words)).map(toFound);

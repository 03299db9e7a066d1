'use client';

import { useState } from 'react';
import { Popover } from '#components/ui/popover.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { plainInput, searchLabel, SearchPart, searchTrigger, SearchValue } from '#components/ui/search-form.tsx';
import { Stepper } from '#components/ui/stepper.tsx';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { partyProblems } from '#lib/shared/party-problems.ts';
import {
  CABIN_CODES,
  CABIN_LABELS,
  describeParty,
  TRIP_LIMITS,
  type CabinCode,
  type Party,
} from '#lib/shared/trip-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import styles from './flight-search.module.css';

type TravellersFieldProps = { adults: string; kids: string; infants: string; cabin: string; error: string | undefined };

/** @texts */
const TYPES: { name: keyof Party; label: string; hint: string; min: number }[] = [
  { name: 'adults', label: 'Adults', hint: '12 or older', min: 1 },
  { name: 'children', label: 'Children', hint: '2 to 11, a seat of their own', min: 0 },
  { name: 'infants', label: 'Infants', hint: 'Under 2, on an adult’s lap', min: 0 },
];

const count = (text: string): number => Math.min(99, Math.max(0, Math.trunc(Number(text)) || 0));

/** Passengers by type, and the cabin. Impossible combinations are reported at once. */
export function TravellersField({ adults, kids, infants, cabin, error }: TravellersFieldProps) {
  const hydrated = useHydrated();
  const asked = { adults: count(adults), children: count(kids), infants: count(infants) };
  const [party, setParty] = useState<Party>(asked);
  const [seat, setSeat] = useState<CabinCode>(CABIN_CODES.find((code) => String(code) === cabin) ?? 2);
  const untouched =
    party.adults === asked.adults && party.children === asked.children && party.infants === asked.infants;
  const [problem] = untouched && error ? [error] : Object.values(partyProblems(party)).map(messageText);
  return (
    <SearchPart className={styles.travellers} error={problem}>
      <Popover
        align="end"
        triggerClassName={searchTrigger}
        className={styles.people}
        trigger={
          <SearchValue label={t('Travellers')} aside={t(CABIN_LABELS[seat]).toLowerCase()}>
            {describeParty(party)}
          </SearchValue>
        }
      >
        {TYPES.map(({ name, label, hint, min }) =>
          hydrated ? (
            <Stepper
              key={name}
              name={name}
              label={t(label)}
              hint={t(hint)}
              min={min}
              max={TRIP_LIMITS.seats}
              value={party[name]}
              onChange={(value) => setParty((before) => ({ ...before, [name]: value }))}
            />
          ) : (
            <label key={name} className={styles.plainCount}>
              <span>
                {t(label)} <span className={styles.hint}>{t(hint)}</span>
              </span>
              <input
                type="number"
                className={plainInput}
                name={name}
                min={min}
                max={TRIP_LIMITS.seats}
                defaultValue={party[name]}
              />
            </label>
          ),
        )}
        <fieldset className={styles.cabins}>
          <legend className={searchLabel}>{t('Cabin')}</legend>
          {CABIN_CODES.map((code) => (
            <Radio
              key={code}
              name="cabin"
              value={String(code)}
              label={t(CABIN_LABELS[code])}
              defaultChecked={code === seat}
              onChange={() => setSeat(code)}
            />
          ))}
        </fieldset>
        {problem && (
          <p className="small bad" role="status">
            {problem}
          </p>
        )}
      </Popover>
    </SearchPart>
  );
}

'use client';

import { Check } from '#components/ui/check.tsx';
import { Field } from '#components/ui/field.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { CABIN_CLASSES, CABIN_WORDS } from '#lib/shared/cabin-classes.ts';
import { modeOfPolicyCode, MODE_WORDS, type TravelMode } from '#lib/shared/travel-modes.ts';
import { capital } from '#lib/shared/word-lists.ts';
import type { PolicyConfigEntry, PolicyDetails } from '../contract.ts';
import { FILTER_WORDS, HOTEL_FILTERS, SSR_TYPES, SSR_WORDS, STARS } from '../rules/vocabulary.ts';
import styles from './policy.module.css';
import { RupeesField } from './rupees-field.tsx';

const EACH: Record<TravelMode, string> = { hotel: 'a room and night', flight: 'a traveller and way', train: 'a traveller and journey', bus: 'a traveller and journey', car: 'a car and day' };

export type ModeFieldsProps = { entry: PolicyConfigEntry; details: PolicyDetails; errors: Readonly<Record<string, string>>; onChange: (next: PolicyConfigEntry) => void };

/** One way to travel: whether, where for how much, how, how far ahead, and who approves. */
export function ModeFields({ entry, details, errors, onChange }: ModeFieldsProps) {
  const mode = modeOfPolicyCode(entry.travelCategory) ?? 'hotel';
  const budgetOf = (id: number) => entry.budget.find(({ regionalCategoryId }) => regionalCategoryId === id)?.amount ?? null;
  const setBudget = (id: number, amount: number | null) =>
    onChange({ ...entry, budget: details.regions.flatMap(({ regionalCategoryId }) => {
      const kept = regionalCategoryId === id ? amount : budgetOf(regionalCategoryId);
      return kept === null ? [] : [{ regionalCategoryId, amount: kept }];
    }) });
  return (
    <section className={styles.mode} aria-label={MODE_WORDS[mode]}>
      <Check label={<span className="h3">{MODE_WORDS[mode]}</span>} checked={entry.eligibility} onChange={(event) => onChange({ ...entry, eligibility: event.target.checked })} />
      {entry.eligibility && (
        <>
          <FieldGroup legend={`Budget for ${EACH[mode]}, taxes in`} hint="All empty: no limit. Once one is filled in, a region left empty is not travelled to." error={errors.budget}>
            <div className={styles.fields}>{details.regions.map(({ regionalCategoryId, name }) => <RupeesField key={regionalCategoryId} label={name} paise={budgetOf(regionalCategoryId)} onChange={(amount) => setBudget(regionalCategoryId, amount)} />)}</div>
          </FieldGroup>
          {entry.travelCategory === 1 && <HotelFields entry={entry} errors={errors} onChange={onChange} />}
          {entry.travelCategory === 2 && <FlightFields entry={entry} errors={errors} onChange={onChange} />}
          <div className={styles.fields}>
            <TextField label="Days ahead, at least" inputMode="numeric" value={String(entry.bookingWindow)} error={errors.bookingWindow} onChange={(event) => onChange({ ...entry, bookingWindow: Math.trunc(Number(event.target.value.replace(/\D/g, ''))) })} />
            <Field label="Approval" error={errors.approvalConfiguration}>
              {(control) => (
                <Select {...control} value={entry.approvalConfiguration.approvalConfigId ?? ''} onChange={(event) => onChange({ ...entry, approvalConfiguration: { approvalConfigId: event.target.value || null } })}
                  options={[{ value: '', label: 'The company’s own' }, ...details.approvalConfigurations.map((one) => ({ value: one.approvalConfigId, label: one.approvalConfigName }))]} />
              )}
            </Field>
          </div>
          <Check label="Dates may be changed after booking" checked={entry.dateChangeAllowed} onChange={(event) => onChange({ ...entry, dateChangeAllowed: event.target.checked })} />
        </>
      )}
    </section>
  );
}

type Own<Code> = { entry: Extract<PolicyConfigEntry, { travelCategory: Code }>; errors: Readonly<Record<string, string>>; onChange: (next: PolicyConfigEntry) => void };
const toggled = <Thing,>(all: readonly Thing[], list: readonly Thing[], one: Thing, on: boolean): Thing[] => all.filter((thing) => (thing === one ? on : list.includes(thing)));

function HotelFields({ entry, errors, onChange }: Own<1>) {
  return (
    <>
      <FieldGroup legend="Stars" error={errors.hotelCategory}>
        <div className={styles.checks}>{STARS.map((stars) => <Check key={stars} label={String(stars)} checked={entry.hotelCategory.includes(stars)} onChange={(event) => onChange({ ...entry, hotelCategory: toggled(STARS, entry.hotelCategory, stars, event.target.checked) })} />)}</div>
      </FieldGroup>
      <FieldGroup legend="The hotel must have" error={errors.filters}>
        <div className={styles.checks}>{HOTEL_FILTERS.map((filter) => <Check key={filter} label={capital(FILTER_WORDS[filter])} checked={entry.filters.includes(filter)} onChange={(event) => onChange({ ...entry, filters: toggled(HOTEL_FILTERS, entry.filters, filter, event.target.checked) })} />)}</div>
      </FieldGroup>
      <Check label="Only rates that can be cancelled with money back" checked={entry.refundable} onChange={(event) => onChange({ ...entry, refundable: event.target.checked })} />
    </>
  );
}

function FlightFields({ entry, errors, onChange }: Own<2>) {
  return (
    <>
      <FieldGroup legend="Cabins" error={errors.cabinClass}>
        <div className={styles.checks}>{CABIN_CLASSES.map((cabin) => <Check key={cabin} label={CABIN_WORDS[cabin]} checked={entry.cabinClass.includes(cabin)} onChange={(event) => onChange({ ...entry, cabinClass: toggled(CABIN_CLASSES, entry.cabinClass, cabin, event.target.checked) })} />)}</div>
      </FieldGroup>
      <FieldGroup legend="Extras that the company pays" error={errors.ssrTypes}>
        <div className={styles.checks}>{SSR_TYPES.map((type) => <Check key={type} label={capital(SSR_WORDS[type])} checked={entry.ssrTypes.includes(type)} onChange={(event) => onChange({ ...entry, ssrTypes: toggled(SSR_TYPES, entry.ssrTypes, type, event.target.checked) })} />)}</div>
      </FieldGroup>
    </>
  );
}

import { Check } from '#components/ui/check.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { CABIN_CLASSES, CABIN_LABELS } from '#lib/shared/cabin-classes.ts';
import { capital } from '#lib/shared/word-lists.ts';
import type { PolicyConfigEntry } from '../contract.ts';
import { FILTER_LABELS, HOTEL_FILTERS, SSR_TYPES, SSR_LABELS, STARS } from '../rules/vocabulary.ts';
import styles from './policies.module.css';

type KindFieldsProps = {
  entry: PolicyConfigEntry;
  onChange: (changed: Partial<PolicyConfigEntry>) => void;
  problem: (field: string) => string | undefined;
};

/** Limits that exist only for hotels or only for flights. */
export function KindFields({ entry, onChange, problem }: KindFieldsProps) {
  if (entry.travelCategory === 1) {
    return (
      <>
        <Several
          legend="Hotel category, in stars"
          from={STARS}
          chosen={entry.hotelCategory}
          word={String}
          onChange={(hotelCategory) => onChange({ hotelCategory })}
          error={problem('hotelCategory')}
        />
        <Several
          legend="The hotel must have"
          from={HOTEL_FILTERS}
          chosen={entry.filters}
          word={(filter) => capital(FILTER_LABELS[filter])}
          onChange={(filters) => onChange({ filters })}
          error={problem('filters')}
        />
        <Check
          label="Refundable rates only"
          checked={entry.refundable}
          onChange={(event) => onChange({ refundable: event.target.checked })}
        />
      </>
    );
  }
  if (entry.travelCategory !== 2) return null;
  return (
    <>
      <Several
        legend="Cabins"
        from={CABIN_CLASSES}
        chosen={entry.cabinClass}
        word={(cabin) => CABIN_LABELS[cabin]}
        onChange={(cabinClass) => onChange({ cabinClass })}
        error={problem('cabinClass')}
      />
      <Several
        legend="Extras the company pays for"
        from={SSR_TYPES}
        chosen={entry.ssrTypes}
        word={(type) => capital(SSR_LABELS[type])}
        onChange={(ssrTypes) => onChange({ ssrTypes })}
        error={problem('ssrTypes')}
      />
    </>
  );
}

type SeveralProps<Value> = {
  legend: string;
  from: readonly Value[];
  chosen: readonly Value[];
  word: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
  error: string | undefined;
};

/** Checkboxes for a short list of values, in the list's order. */
function Several<Value extends string | number>({ legend, from, chosen, word, onChange, error }: SeveralProps<Value>) {
  return (
    <FieldGroup legend={legend} error={error}>
      <div className={styles.several}>
        {from.map((value) => (
          <Check
            key={value}
            label={word(value)}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(from.filter((one) => (one === value ? event.target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useCombobox } from '#components/ui/use-combobox.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './search-choice.module.css';

export type Found = { id: string; label: string; note?: string };

export type SearchChoiceProps = {
  label: string;
  hint?: string;
  error?: string;
  chosen: Found | null;
  onChoose: (found: Found | null) => void;
  /** Called 200 ms after the last key; throws when the search fails. */
  find: (words: string) => Promise<readonly Found[]>;
  /** Offered while nothing is typed, from the first click or arrow key. */
  initial?: readonly Found[];
  placeholder?: string;
};

/**
 * Selects one of many by typing: a combobox (WAI-ARIA Authoring Practices), then the selection with a button to change
 * it.
 */
export function SearchChoice(props: SearchChoiceProps) {
  const { label, hint, error, chosen, onChoose } = props;
  const [changing, setChanging] = useState(false);
  if (chosen && !changing) {
    return (
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <div className={styles.chosen}>
            <span>{chosen.label}</span>
            <Button
              {...control}
              variant="txt"
              size="sm"
              icon="x"
              aria-label={t('Change {what}, now {chosen}', { what: label.toLowerCase(), chosen: chosen.label })}
              onClick={() => {
                onChoose(null);
                setChanging(true);
              }}
            >
              {t('Change')}
            </Button>
          </div>
        )}
      </Field>
    );
  }
  return (
    <Searching
      {...props}
      open={changing}
      onChoose={(found) => {
        setChanging(false);
        onChoose(found);
      }}
    />
  );
}

function Searching({
  label,
  hint,
  error,
  find,
  initial = [],
  onChoose,
  placeholder,
  open,
}: SearchChoiceProps & { open: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly Found[] | null>(null);

  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  useEffect(() => {
    if (!words.trim()) return;
    let gone = false;
    const timer = setTimeout(() => {
      find(words.trim()).then(
        (next) => {
          if (!gone) setFound(next);
        },
        () => {
          if (!gone) setFound([]);
        },
      );
    }, 200);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [words, find]);

  const [browsing, setBrowsing] = useState(false);
  const shown = words.trim() ? found : browsing && initial.length ? initial : null;
  const combobox = useCombobox({
    keys: (shown ?? (words.trim() ? [] : initial)).map(({ id }) => id),
    open: shown !== null,
    onOpenChange: (open) => {
      if (!open) setWords('');
      setBrowsing(open);
    },
    onChoose: (index) => {
      setWords('');
      setBrowsing(false);
      onChoose(shown?.[index] ?? null);
    },
    firstActive: words.trim() !== '',
  });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.choice}>
          <TextInput
            {...control}
            ref={input}
            icon="search"
            {...combobox.input}
            aria-expanded={shown !== null}
            placeholder={placeholder}
            value={words}
            onChange={(event) => {
              combobox.clear();
              setWords(event.target.value);
            }}
            onClick={() => setBrowsing(true)}
            onBlur={() => {
              setWords('');
              setBrowsing(false);
            }}
          />
          <div {...combobox.list} aria-label={label} className={shown ? styles.list : undefined} hidden={!shown}>
            {shown?.map((one, index) => (
              <div key={one.id} {...combobox.option(index)} className={styles.option}>
                <span>{one.label}</span>
                {one.note && <span className="small muted">{one.note}</span>}
              </div>
            ))}
            {shown?.length === 0 && (
              <div role="option" aria-selected="false" aria-disabled="true" className={styles.none}>
                {t('Nothing found. Try the beginning of a name.')}
              </div>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

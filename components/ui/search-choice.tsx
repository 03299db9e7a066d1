'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import styles from './search-choice.module.css';

export type Found = { id: string; label: string; note?: string };

export type SearchChoiceProps = {
  label: string;
  hint?: string;
  error?: string;
  chosen: Found | null;
  onChoose: (found: Found | null) => void;
  /** Asked 200 ms after the last key; throws when nothing can be found out. */
  find: (words: string) => Promise<readonly Found[]>;
  placeholder?: string;
};

/** One of many, found by typing: a combobox (WAI-ARIA Authoring Practices), and what was chosen with a way to choose anew. */
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
              aria-label={`Change ${label.toLowerCase()}, now ${chosen.label}`}
              onClick={() => {
                onChoose(null);
                setChanging(true);
              }}
            >
              Change
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

function Searching({ label, hint, error, find, onChoose, placeholder, open }: SearchChoiceProps & { open: boolean }) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [at, setAt] = useState(0);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  useEffect(() => {
    if (!words.trim()) return;
    let gone = false;
    const timer = setTimeout(() => {
      find(words.trim()).then(
        (next) => {
          if (!gone) {
            setFound(next);
            setAt(0);
          }
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

  const shown = words.trim() ? found : null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!shown?.length) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((at + step + shown.length) % shown.length);
    else if (event.key === 'Enter') onChoose(shown[at] ?? null);
    else if (event.key === 'Escape') setWords('');
    else return;
    event.preventDefault();
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.choice}>
          <TextInput
            {...control}
            ref={input}
            icon="search"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={shown !== null}
            aria-controls={listId}
            aria-activedescendant={shown?.length ? optionId(at) : undefined}
            placeholder={placeholder}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => setTimeout(() => setWords(''), 150)}
          />
          <div
            id={listId}
            role="listbox"
            aria-label={label}
            className={shown ? styles.list : undefined}
            hidden={!shown}
          >
            {shown?.map((one, index) => (
              <div
                key={one.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === at}
                className={styles.option}
                onPointerDown={(event) => {
                  event.preventDefault();
                  onChoose(one);
                }}
              >
                <span>{one.label}</span>
                {one.note && <span className="small muted">{one.note}</span>}
              </div>
            ))}
            {shown?.length === 0 && (
              <div role="option" aria-selected="false" aria-disabled="true" className={styles.none}>
                Nobody found. Try the beginning of a name.
              </div>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

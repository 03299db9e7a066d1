'use client';

import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import styles from './place-combobox.module.css';

/** One suggestion: `value` is what the field holds once it is chosen. */
export type PlaceSuggestion = { key: string; value: string; name: string; note: string; aside: string };

export type PlaceComboboxProps = {
  label: string;
  name: string;
  defaultValue?: string;
  error?: string;
  placeholder?: string;
  required?: boolean;
  /** Suggestions for what was typed; null when a newer call took its place. */
  suggest: (text: string) => Promise<PlaceSuggestion[] | null>;
};

const LEAST_LETTERS = 2;

/**
 * A text field with suggestions (WAI-ARIA combobox with a list). It sends the words themselves, so that it works
 * before and without our script; the page that is asked finds the place they mean.
 */
export function PlaceCombobox({
  label,
  name,
  defaultValue = '',
  error,
  placeholder,
  required = true,
  suggest,
}: PlaceComboboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(0); // an answer that comes after the choice, or after one has left, opens nothing
  const [options, setOptions] = useState<PlaceSuggestion[]>([]);
  const [chosenKey, setChosenKey] = useState<string>(); // by its key: a choice stands when the list comes anew under it
  const [open, setOpen] = useState(false);
  const active = options.findIndex(({ key }) => key === chosenKey);
  const shown = open && options.length > 0;

  const onType = async (text: string) => {
    setChosenKey(undefined);
    const ask = (asked.current += 1);
    const found = text.trim().length < LEAST_LETTERS ? [] : await suggest(text);
    if (!found || ask !== asked.current) return;
    setOptions(found);
    setOpen(true);
  };
  const close = () => {
    asked.current += 1;
    setOpen(false);
  };
  const choose = (option: PlaceSuggestion) => {
    if (input.current) input.current.value = option.value;
    close();
    setChosenKey(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!options.length) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      setChosenKey(options[(active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length]?.key);
    } else if (event.key === 'Enter' && shown && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    }
  };

  return (
    <div className={styles.field} data-error={error ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        defaultValue={defaultValue}
        placeholder={placeholder}
        className={styles.input}
        maxLength={80}
        required={required}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => void onType(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
        onBlur={close}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={16} className={styles.errorMark} />
          {error}
        </p>
      )}
      <ul id={`${id}-list`} role="listbox" aria-label="Places" className={styles.list} hidden={!shown}>
        {options.map((option, index) => (
          <li
            key={option.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span className={styles.name}>{option.name}</span>
            <span className={styles.region}>{option.note}</span>
            <span className={styles.stays}>{option.aside}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {shown ? `${options.length} ${options.length > 1 ? 'places' : 'place'}. Use the arrow keys.` : ''}
      </p>
    </div>
  );
}

'use client';

import { useId, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useCombobox } from '#components/ui/use-combobox.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './place-combobox.module.css';

/** One suggestion: `value` is the field's text once it is chosen. */
export type PlaceSuggestion = { key: string; value: string; name: string; note: string; aside: string };

export type PlaceComboboxProps = {
  label: string;
  name: string;
  defaultValue?: string;
  error?: string;
  placeholder?: string;
  required?: boolean;
  /** Suggestions for the typed text; null when a newer call replaced this one. */
  suggest: (text: string) => Promise<PlaceSuggestion[] | null>;
};

const LEAST_LETTERS = 2;

/**
 * A text field with suggestions (WAI-ARIA combobox with a list). It submits the text itself, so that it works without
 * script; the server finds the place.
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
  const asked = useRef(0); // an answer that arrives after a choice, or after leaving the field, opens nothing
  const [options, setOptions] = useState<PlaceSuggestion[]>([]);
  const [open, setOpen] = useState(false);
  const close = () => {
    asked.current += 1;
    setOpen(false);
  };
  const combobox = useCombobox({
    keys: options.map(({ key }) => key),
    open,
    onOpenChange: (wanted) => (wanted ? setOpen(true) : close()),
    onChoose: (index) => {
      if (input.current) input.current.value = options[index]?.value ?? '';
      close();
    },
  });

  const onType = async (text: string) => {
    combobox.clear();
    const ask = (asked.current += 1);
    const enough = text.trim().length >= LEAST_LETTERS;
    const found = enough ? await suggest(text) : [];
    if (!found || ask !== asked.current) return;
    setOptions(found);
    setOpen(enough);
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
        autoCapitalize="words"
        spellCheck={false}
        {...combobox.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => void onType(event.target.value)}
        onFocus={({ target }) => {
          target.select();
          target.scrollIntoView({ block: 'nearest' }); // with the room that the list needs (`scroll-margin`)
        }}
        onBlur={close}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={16} className={styles.errorMark} />
          {error}
        </p>
      )}
      <ul {...combobox.list} aria-label={t('Places')} className={styles.list} hidden={!combobox.shown}>
        {options.map((option, index) => (
          <li key={option.key} {...combobox.option(index)} className={styles.option}>
            <span className={styles.name}>{option.name}</span>
            <span className={styles.region}>{option.note}</span>
            <span className={styles.stays}>{option.aside}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={combobox.shown || !open ? 'visually-hidden' : styles.none}>
        {combobox.shown
          ? t('{places}. Use the arrow keys.', { places: counted(options.length, 'place') })
          : open && t('No matches. Check the spelling.')}
      </p>
    </div>
  );
}

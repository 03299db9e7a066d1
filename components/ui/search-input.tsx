'use client';

import { useEffect, useRef } from 'react';
import { TextInput, type TextInputProps } from '#components/ui/text-input.tsx';

export type SearchInputProps = Omit<TextInputProps, 'ref' | 'icon' | 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  /** The search as the address has it. */
  value: string;
  onSearch: (text: string) => void;
};

/**
 * Searches a list whose filter is in the address. The text is the typist's own while the field has the focus, so that no
 * keystroke is lost; otherwise it follows the address, as after Back or "Clear filters".
 */
export function SearchInput({ value, onSearch, ...input }: SearchInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value;
  }, [value]);
  return (
    <TextInput
      {...input}
      ref={field}
      icon="search"
      type="search"
      defaultValue={value}
      onChange={(event) => onSearch(event.target.value)}
    />
  );
}

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useState } from 'react';

export type ComboboxOptions = {
  /** Keys of the suggestions in order. The active one stays active when the list is updated. */
  keys: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (index: number) => void;
  /** The first suggestion is initially active, so that Enter selects it; otherwise none. */
  firstActive?: boolean;
};

/**
 * Keyboard handling and roles of a text field with a list of suggestions (WAI-ARIA Authoring Practices, combobox with
 * list autocomplete). Spread `input` on the field, `list` on the list's element and `option(index)` on each suggestion;
 * call `clear` when something else is typed.
 */
export function useCombobox({ keys, open, onOpenChange, onChoose, firstActive = false }: ComboboxOptions) {
  const id = useId();
  const [activeKey, setActiveKey] = useState<string>();
  const found = activeKey === undefined ? -1 : keys.indexOf(activeKey);
  const active = found < 0 && firstActive && keys.length ? 0 : found;
  const shown = open && keys.length > 0;
  const choose = (index: number) => {
    setActiveKey(undefined);
    onChoose(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && keys.length) {
      onOpenChange(true);
      setActiveKey(keys[(active + step + keys.length + (active < 0 && step < 0 ? 1 : 0)) % keys.length]);
    } else if (event.key === 'Enter' && shown && active >= 0) choose(active);
    else if (event.key === 'Escape' && shown) onOpenChange(false);
    else return;
    event.preventDefault();
  };
  return {
    shown,
    active,
    clear: () => setActiveKey(undefined),
    input: {
      role: 'combobox' as const,
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': shown,
      'aria-controls': id,
      'aria-activedescendant': shown && active >= 0 ? `${id}-${active}` : undefined,
      onKeyDown,
    },
    list: { id, role: 'listbox' as const },
    option: (index: number) => ({
      id: `${id}-${index}`,
      role: 'option' as const,
      'aria-selected': index === active,
      onPointerDown: (event: PointerEvent) => event.preventDefault(), // the field keeps the focus
      onClick: (_: MouseEvent) => choose(index),
    }),
  };
}

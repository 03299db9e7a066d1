import { useCallback, useEffect, useState } from 'react';
import { DRAFT_PREFIX, tab } from './browser-storage.ts';

/** The edits with the values they were based on: a draft is not offered when those changed since. */
type Kept<Value> = { begun: string; value: Value };

export type Draft<Value> = {
  value: Value;
  set: (value: Value | ((before: Value) => Value)) => void;
  /** True when earlier edits were restored after leaving the page. */
  restored: boolean;
  /** Resets to the saved values. */
  discard: () => void;
  /** Removes the draft: it was saved or discarded. */
  forget: () => void;
};

/**
 * State of a form that survives leaving it: tabs of the page, links, Back and reloads. Stored in this browser tab under
 * `name` until it is saved or discarded, or the session ends; closing the tab asks first. `saved` are the initial
 * values, as JSON.
 */
export function useDraft<Value>(name: string, saved: Value): Draft<Value> {
  const key = `${DRAFT_PREFIX}${name}`;
  const [begun, setBegun] = useState(() => JSON.stringify(saved));
  const [found] = useState(() => readDraft<Value>(key, begun));
  const [value, set] = useState<Value>(found ?? saved);
  const [restored, setRestored] = useState(found !== null);
  const now = JSON.stringify(value);
  const dirty = now !== begun;

  useEffect(() => {
    if (dirty) tab.write(key, JSON.stringify({ begun, value: JSON.parse(now) as Value } satisfies Kept<Value>));
    else tab.remove(key);
  }, [key, begun, now, dirty]);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const discard = useCallback(() => {
    set(JSON.parse(begun) as Value);
    setRestored(false);
  }, [begun]);
  const forget = useCallback(() => {
    tab.remove(key);
    setBegun(now);
  }, [key, now]);
  return { value, set, restored: restored && dirty, discard, forget };
}

function readDraft<Value>(key: string, begun: string): Value | null {
  try {
    const kept = JSON.parse(tab.read(key) ?? 'null') as Kept<Value> | null;
    return kept?.begun === begun ? kept.value : null;
  } catch {
    return null; // written by another version of the page: the saved values are used
  }
}

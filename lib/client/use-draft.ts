import { useCallback, useEffect, useState } from 'react';
import { DRAFT_PREFIX, tab } from './browser-storage.ts';

/** What was typed, beside what it was typed over: a draft of something that changed since is not offered again. */
type Kept<Value> = { begun: string; value: Value };

export type Draft<Value> = {
  value: Value;
  set: (value: Value | ((before: Value) => Value)) => void;
  /** Edits of before were found: a tab of the page, a link or Back had led away from them. */
  restored: boolean;
  /** Back to what is saved. */
  discard: () => void;
  /** Forgets the draft: what the form shows is saved now, or given up. */
  forget: () => void;
};

/**
 * The state of a form whose edits survive leaving it: other tabs of the page, links, Back and reloads. They are kept in
 * this browser tab under `name` until they are saved or given up, or the session ends; closing the tab asks first.
 * `saved` is what the form begins with, as JSON holds it.
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
    return null; // written by another version of the page: the form begins with what is saved
  }
}

import { createContext } from 'react';

/** Names of the people in a form; `meet` adds a person who was just found. */
export const People = createContext<{ names: ReadonlyMap<string, string>; meet: (id: string, name: string) => void }>({
  names: new Map(),
  meet: () => undefined,
});

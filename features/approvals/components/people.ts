import { createContext } from 'react';

/** How the people of a form are called; `meet` adds somebody just found. */
export const People = createContext<{ names: ReadonlyMap<string, string>; meet: (id: string, name: string) => void }>({
  names: new Map(),
  meet: () => undefined,
});

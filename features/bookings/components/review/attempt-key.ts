import { randomId } from '#lib/shared/random-id.ts';

/** One key a tab and choice, a room or flights: a reload or a double render finds the booking already opened, not a second one. */
export function attemptKey(choice: object): string {
  const name = `sarai:attempt:${JSON.stringify(choice)}`;
  const made = randomId();
  try {
    const known = sessionStorage.getItem(name);
    if (known) return known;
    sessionStorage.setItem(name, made);
  } catch {
    // storage forbidden or full: the key lives as long as the page, which is all it then can
  }
  return made;
}

/** The next visit to the same choice starts a new booking. */
export function forgetAttempts(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('sarai:attempt:')) sessionStorage.removeItem(name);
  } catch {
    // nothing was kept
  }
}

import { randomId } from '#lib/shared/random-id.ts';

/**
 * One idempotency key per tab and selection: a reload or a double render finds the open booking instead of opening a
 * second one.
 */
export function attemptKey(choice: object): string {
  const name = `sarai:attempt:${JSON.stringify(choice)}`;
  const made = randomId();
  try {
    const known = sessionStorage.getItem(name);
    if (known) return known;
    sessionStorage.setItem(name, made);
  } catch {
    // storage blocked or full: the key lives as long as the page
  }
  return made;
}

/** The next visit to the same selection opens a new booking. */
export function clearAttempts(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('sarai:attempt:')) sessionStorage.removeItem(name);
  } catch {
    // nothing was stored
  }
}

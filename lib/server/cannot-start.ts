import 'server-only';

/** Why this process cannot start: one clear line for the terminal, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

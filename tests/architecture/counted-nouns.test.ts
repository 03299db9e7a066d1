import { describe, expect, it } from 'vitest';
import { found, sourceFiles } from '../support/source-files.ts';

const NOUNS = 'hours|minutes|seconds|days|nights|rooms|people|adults|children|seats|times';
/** A number put before a noun that is always plural, in a template or between tags: "1 hours" one day. */
const PLURAL = new RegExp(`(?:\\$\\{[^{}\`]*\\}|(?<![$=(,:]\\s*)\\{[^{}\`]*\\}) (?:${NOUNS})\\b(?!=)`);

/** Texts that print no number below two, and the reason they do not call `counted()`. */
const ALLOWED: Record<string, string> = {
  'lib/client/api-failure.ts': 'waits of more than a second only; the file is in the script of every signed-in page',
};

const sites = found([...sourceFiles(), ...sourceFiles('mocks/**/*.ts')], PLURAL);
const isAllowed = (site: string) => Object.keys(ALLOWED).some((file) => site.startsWith(`${file}:`));

describe('[9.9] a number and its noun agree', () => {
  it('by `counted()` of lib/shared/word-lists.ts, wherever a text counts', () => {
    expect(sites.filter((site) => !isAllowed(site))).toEqual([]);
  });

  it('and no exception is left over', () => {
    expect(Object.keys(ALLOWED).filter((file) => !sites.some((site) => site.startsWith(`${file}:`)))).toEqual([]);
  });

  it.each(['`within ${LINK_HOURS} hours`', '`${rooms.length} rooms`', '<p>{nights} nights</p>', '`${add(1, 2)} days`'])(
    'would be told of %s',
    (line) => expect(line).toMatch(PLURAL),
  );
  it.each([
    "counted(rooms, 'room')",
    '<Party {...party} rooms={rooms} />',
    '`${name} roomsHeld`',
    '<A b={c} days={d} />',
  ])('may say %s', (line) => expect(line).not.toMatch(PLURAL));
});

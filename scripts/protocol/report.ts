/** A test of a foreign suite: `failure` is null where it passed. */
export type Outcome = { name: string; failure: string | null };

/**
 * Prints passed, excluded and failed tests of a suite, and gives the exit code: 1 when a test failed, when an exclusion
 * names no test, or when nothing ran.
 */
export function report(
  suite: string,
  outcomes: readonly Outcome[],
  exclusions: Readonly<Record<string, string>>,
  all: readonly string[],
): number {
  const failed = outcomes.filter(({ failure }) => failure !== null);
  const excluded = all.filter((name) => name in exclusions);
  const unknown = Object.keys(exclusions).filter((name) => !all.includes(name));
  for (const reason of new Set(excluded.map((name) => exclusions[name]))) {
    console.log(`Excluded: ${reason}`);
    for (const name of excluded.filter((one) => exclusions[one] === reason)) console.log(`    ${name}`);
  }
  for (const { name, failure } of failed) console.log(`Failed: ${name}\n    ${failure?.replaceAll('\n', '\n    ')}`);
  for (const name of unknown) console.log(`An exclusion names no test of the suite: ${name}`);
  const passed = outcomes.length - failed.length;
  console.log(`${suite}: ${all.length} tests, ${passed} passed, ${excluded.length} excluded, ${failed.length} failed.`);
  return failed.length || unknown.length || !passed || passed + excluded.length !== all.length ? 1 : 0;
}

/** The checkout named on the command line. Exits with the usage when there is none. */
export function checkoutIn(usage: string): string {
  const folder = process.argv[2];
  if (folder) return folder;
  console.error(usage);
  process.exit(1);
}

/**
 * `npm run requirements`: fills the last column of docs/requirements.md from the titles of the tests. `--check` only
 * compares.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'docs/requirements.md';
const TESTS = [
  '{app,components,features,lib,posters,scripts}/**/*.test.{ts,tsx}',
  'tests/**/*.test.ts',
  'e2e/**/*.spec.ts',
];

/** The files whose test titles carry each number. */
function proofs() {
  const found = new Map();
  for (const file of globSync(TESTS).sort()) {
    const numbers = new Set(
      [...readFileSync(file, 'utf8').matchAll(/['"`]((?:\[\d+\.\d+\]\s?)+)/g)].flatMap((title) =>
        [...title[1].matchAll(/\d{1,3}\.\d{1,3}/g)].map(String),
      ),
    );
    for (const number of numbers) found.set(number, [...(found.get(number) ?? []), file]);
  }
  return found;
}

/** The page as the tests' titles say it should be. */
function filled() {
  const found = proofs();
  return readFileSync(PAGE, 'utf8').replace(/^\| (\d+\.\d+) \| ([^|]+) \|.*$/gm, (_, number, words) => {
    const files = found
      .get(number)
      ?.map((file) => `\`${file}\``)
      .join(', ');
    return `| ${number} | ${words} | ${files ?? 'not yet'} |`;
  });
}

if (!process.argv.includes('--check')) writeFileSync(PAGE, filled());
else if (filled() !== readFileSync(PAGE, 'utf8')) {
  console.error(`${PAGE} does not say what the tests prove. Run: npm run requirements`);
  process.exit(1);
}

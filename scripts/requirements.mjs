/**
 * `npm run requirements`: writes from the titles of the tests what proves each requirement. docs/requirements.md counts the
 * tests; docs/requirements/ has a page for each section, with each test's sentence and file under its requirement. `--check`
 * only compares.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const PAGE = 'docs/requirements.md';
const TESTS = [
  '{app,components,features,lib,posters,start,scripts}/**/*.test.{ts,tsx}',
  'tests/**/*.test.ts',
  'e2e/**/*.spec.ts',
];
const NUMBER = /\[(\d{1,3}\.\d{1,3})\]\s?/g;

/** The tests of a file: the titles of each with those of its groups, as a sentence, and the numbers in them. */
function testsOf(name) {
  const file = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true);
  const tests = [];
  const visit = (node, groups) => {
    const title = ts.isCallExpression(node) ? titleOf(node, file) : null;
    const titles = title === null ? groups : [...groups, title];
    if (title !== null && !/^describe|^test\.describe/.test(node.expression.getText(file)))
      tests.push({ sentence: sentenceOf(titles), numbers: titles.flatMap(numbersIn) });
    ts.forEachChild(node, (child) => visit(child, titles));
  };
  visit(file, []);
  return tests;
}

const numbersIn = (title) => [...title.matchAll(NUMBER)].map(([, number]) => number);

/** "registering a device › is refused: nobody signed in", with … for what a table fills in, and safe in Markdown. */
const sentenceOf = (titles) =>
  titles
    .map((title) =>
      title
        .replace(NUMBER, '')
        .replace(/%[sdifjo]|\$\w+/g, '…')
        .trim(),
    )
    .filter(Boolean)
    .join(' › ')
    .replace(/[<*_`\\]/g, '\\$&');

/**
 * The title of a call of `describe`, `it`, `test`, or `when(…)`, a test that runs on a condition; with … for what is filled
 * in. Null for other calls.
 */
function titleOf({ expression, arguments: [title] }, file) {
  if (!title || !/^(?:describe|it|test|when)\b/.test(expression.getText(file))) return null;
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return null;
  return [title.head, ...title.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
}

/** The sentences of each number, by file. */
function proofs() {
  const found = new Map();
  for (const file of globSync(TESTS).sort())
    for (const { sentence, numbers } of testsOf(file))
      for (const number of new Set(numbers)) {
        const files = found.get(number) ?? new Map();
        files.set(file, [...(files.get(file) ?? []), sentence]);
        found.set(number, files);
      }
  return found;
}

/** The pages as the tests' titles say they should be, by path. */
function filled() {
  const found = proofs();
  const sections = new Map();
  const page = readFileSync(PAGE, 'utf8').replace(/^\| (\d+\.\d+) \| ([^|]+) \|.*$/gm, (_, number, words) => {
    const files = found.get(number);
    if (!files) return `| ${number} | ${words} | not yet |`;
    const [section] = number.split('.');
    const count = [...files.values()].flat().length;
    const lines = [...files].map(
      ([file, sentences]) => `\`${file}\`\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}\n`,
    );
    sections.set(section, [...(sections.get(section) ?? []), `## ${number}\n\n${words.trim()}\n\n${lines.join('\n')}`]);
    return `| ${number} | ${words} | [${count} ${count === 1 ? 'test' : 'tests'}](requirements/${section}.md#${number.replace('.', '')}) |`;
  });
  const pages = [...sections].map(([section, parts]) => [
    `docs/requirements/${section}.md`,
    `# What proves the requirements of section ${section}\n\nWritten by \`npm run requirements\` from the titles of the tests.\n\n${parts.join('\n')}`,
  ]);
  return [[PAGE, page], ...pages];
}

const pages = filled();
if (!process.argv.includes('--check')) {
  mkdirSync('docs/requirements', { recursive: true });
  for (const [path, text] of pages) writeFileSync(path, text);
} else if (pages.some(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)) {
  console.error(`${PAGE} does not say what the tests prove. Run: npm run requirements`);
  process.exit(1);
}

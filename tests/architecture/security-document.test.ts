import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGE = readFileSync('docs/security.md', 'utf8');
const NAMED_FILE = /`([\w./-]+\.(?:test|spec)\.tsx?)`((?:(?::|,) “[^”]+”)*)/g;
const ASVS = JSON.parse(readFileSync('tests/architecture/asvs-5.0.json', 'utf8')) as {
  version: string;
  levels: Record<string, 1 | 2>;
};

/** Each test file that the page names, with the titles it quotes from there. */
const named = [...PAGE.matchAll(NAMED_FILE)].map(([, file = '', quoted = '']) => ({
  file,
  titles: [...quoted.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
}));

/** The rows of the tables whose header begins with this word, each as its cells. */
function rowsUnder(header: string): string[][] {
  const blocks = PAGE.split('\n\n').map((block) => block.split('\n').filter((line) => line.startsWith('| ')));
  return blocks
    .flatMap(([first = '', ...rows]) =>
      first.startsWith(`| ${header} `) ? rows.filter((row) => !row.startsWith('| ---')) : [],
    )
    .map((row) => row.slice(2, -2).split(' | '));
}

const threats = rowsUnder('threat').map((cells) => [cells[0] ?? '', cells] as const);
const requirements = rowsUnder('requirement').map((cells) => [cells[0] ?? '', cells] as const);

describe('docs/security.md', () => {
  it('is read whole: every quoted title belongs to a file', () => {
    expect(named.flatMap(({ titles }) => titles)).toEqual([...PAGE.matchAll(/“([^”]+)”/g)].map(([, title]) => title));
    expect(named.length).toBeGreaterThan(50);
    expect(threats.length).toBeGreaterThan(40);
  });

  it.each(named)('$file has the tests it is named for', ({ file, titles }) => {
    expect(existsSync(file), file).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(titles.filter((title) => !text.includes(title))).toEqual([]);
  });

  it.each(threats)('%s', (_, cells) => {
    expect(cells).toHaveLength(3);
    expect(cells[2], 'a test, or who else has to do it').toMatch(/\.(test|spec)\.tsx?`|^none: a duty of the operator$/);
  });
});

describe('its table of OWASP ASVS', () => {
  it('answers each requirement of level 1 and 2 once, in the order of the standard', () => {
    expect(Object.keys(ASVS.levels)).toHaveLength(253);
    expect(requirements.map(([name]) => name)).toEqual(
      Object.entries(ASVS.levels).map(([number, level]) => `${number} (L${level})`),
    );
    expect(PAGE).toContain(`${ASVS.version} for level 1`);
  });

  it.each(requirements)('%s is met, and shown by a test or a file; or says why not', (_, cells) => {
    expect(cells).toHaveLength(4);
    const [, , answer = '', proof = ''] = cells;
    const [, state, words = ''] = /^\*\*(Met|Not met|Operator|Not applicable)\.\*\* (.+)$/.exec(answer) ?? [];
    expect(state, answer).toBeDefined();
    expect(words.length, 'how, or why not').toBeGreaterThan(2);
    const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    if (state === 'Met') expect(files.length, 'a test or a file').toBeGreaterThan(0);
  });

  it('counts its own answers right, and names all that is not met', () => {
    const inState = (state: string) => requirements.filter(([, cells]) => cells[2]?.startsWith(`**${state}.**`));
    const sums = ['Met', 'Not met', 'Operator', 'Not applicable']
      .map((state) => `${state}: ${inState(state).length}`)
      .join('. ');
    const open = inState('Not met')
      .map(([name]) => name.split(' ')[0])
      .join(', ');
    expect(PAGE).toContain(`${sums}. Not met are: ${open}.`);
  });
});

import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it, test } from 'vitest';

const TESTS = [
  '{app,components,features,lib,posters,start,scripts}/**/*.test.{ts,tsx}',
  'tests/**/*.test.ts',
  'e2e/**/*.spec.ts',
];
/** A requirement's number in a title. */
const NUMBERED = /\[\d+\.\d+\]/;
/** What fails a test: assertions, and waiting for something that does not come. */
const ASSERTION = /\bexpect|\bassert|\b(?:until|waitFor|walkUntilSeen)\b/;

/** Titles with a requirement's number whose tests assert nothing, also in the functions of their file that they call. */
function emptyTitles(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const own = new Map<string, ts.Node>();
  const titles: { title: string; body: ts.Node | undefined }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) own.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      own.set(node.name.text, node.initializer);
    if (ts.isCallExpression(node) && /^(?:it|test)\b/.test(node.expression.getText(file))) {
      const [title, ...others] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push({ title: title.getText(file), body: others.find(isFunction) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const asserts = (node: ts.Node, seen: ReadonlySet<string>): boolean => {
    const words = node.getText(file);
    if (ASSERTION.test(words)) return true;
    return [...new Set(words.match(/\b[a-z]\w+\b/gi))].some((word) => {
      const called = seen.has(word) ? undefined : own.get(word);
      return called !== undefined && asserts(called, new Set([...seen, word]));
    });
  };
  return titles.flatMap(({ title, body }) =>
    NUMBERED.test(title) && !(body && asserts(body, new Set())) ? [`${name}: ${title}`] : [],
  );
}

const isFunction = (node: ts.Node): boolean =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isIdentifier(node);

test('a test whose title names a requirement asserts something', () => {
  expect(globSync(TESTS).flatMap((name) => emptyTitles(name, readFileSync(name, 'utf8')))).toEqual([]);
}, 60_000);

describe('the check itself', () => {
  it.each([
    ['an assertion', `it('[1.1] a', () => { expect(1).toBe(1); });`, 0],
    ['one in a function of the file', `const check = () => expect(1); it('[1.1] a', () => { check(); });`, 0],
    ['nothing', `it('[1.1] a', async () => { await page.goto('/'); });`, 1],
    ['a table without any', `it.each([1])('[1.1] %i', () => {});`, 1],
    ['no function at all', `it('[1.1] a');`, 1],
    ['a title without a number', `it('walks', () => {});`, 0],
  ])('finds %s', (_, text, found) => expect(emptyTitles('a.test.ts', text)).toHaveLength(found));
});

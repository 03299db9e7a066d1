/**
 * `npm run texts`: prints every text of the product by file, to be read in one go: texts of screens, emails, documents,
 * messages of errors and descriptions of the API. What a text is filled with stands in braces.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const SOURCES = [
  'app/**/*.{ts,tsx}',
  'components/**/*.{ts,tsx}',
  'features/**/*.{ts,tsx}',
  'lib/{shared,client}/**/*.{ts,tsx}',
];
/** Tests, tables and drawings have no texts that a person reads. */
const NO_TEXTS = /\.test\.|\/data\/|\/seed\/|tables\.ts$/;
const LONGEST_VALUE = 30;

for (const path of globSync(SOURCES).filter((name) => !NO_TEXTS.test(name))) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts = textsIn(file);
  if (texts.size) console.log([`## ${path}`, ...texts].join('\n'));
}

/** The texts of a file, each once, in their order. */
function textsIn(file) {
  const texts = new Set();
  const add = (words) => {
    const text = words.replaceAll(/\s+/g, ' ').trim();
    if (isText(text)) texts.add(text);
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) add(node.text);
    if (ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)) add(filled(node, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/** A template with the beginning of each value in braces. */
function filled({ head, templateSpans }, file) {
  const rest = templateSpans.map(
    ({ expression, literal }) => `{${expression.getText(file).slice(0, LONGEST_VALUE)}}${literal.text}`,
  );
  return head.text + rest.join('');
}

/** Words that a person reads: a sentence or a capitalised word, and no key, class name, path of a drawing or SQL. */
function isText(text) {
  return (
    /[a-z]{2}/i.test(text) &&
    (/^[A-Z][a-z]+$/.test(text) || text.includes(' ')) &&
    !/^[a-z0-9-]+(?: [a-z0-9-]+)?$/.test(text) &&
    !/^(?:M[\d.{]|(?:select|insert|update|delete|create|with|use) )/i.test(text)
  );
}

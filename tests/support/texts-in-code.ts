import ts from 'typescript';
import { sourceFiles } from './source-files.ts';

export type TextInCode = { text: string; at: string };

/** Functions whose first text argument is a key of the catalogues, with the places of their texts. */
const TEXT_ARGUMENTS = new Map([
  ['t', [0]],
  ['oneOrMany', [1, 2]],
  ['counted', [1, 2]],
  ['countedInWords', [1, 2]],
]);
/** A table or function whose texts are passed to `t` elsewhere. */
const TABLE = 'texts';

/** Texts that the code passes to `t`, with their file and line; and calls at the top level of a module, read once for all languages. */
export function textsInCode(): { texts: TextInCode[]; nouns: TextInCode[]; tooEarly: string[] } {
  const texts: TextInCode[] = [];
  const nouns: TextInCode[] = [];
  const tooEarly: string[] = [];
  for (const { path, text } of sourceFiles()) {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const at = (node: ts.Node) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    const visit = (node: ts.Node, inFunction: boolean): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const name = node.expression.text;
        for (const place of TEXT_ARGUMENTS.get(name) ?? []) {
          const argument = node.arguments[place];
          for (const literal of argument ? literalsOf(argument) : [])
            (name === 't' ? texts : name === 'oneOrMany' ? texts : nouns).push({ text: literal.text, at: at(literal) });
        }
        if (name === 'counted' || name === 'countedInWords') {
          const [, one, many] = node.arguments;
          if (one && ts.isStringLiteralLike(one) && !many) nouns.push({ text: `${one.text}s`, at: at(one) });
        }
        if (name === 't' && !inFunction) tooEarly.push(at(node));
      }
      if (ts.getJSDocTags(node).some(({ tagName }) => tagName.text === TABLE)) {
        const add = (inner: ts.Node): void => {
          if (ts.isStringLiteralLike(inner) && isShown(inner)) texts.push({ text: inner.text, at: at(inner) });
          if (!ts.isTypeNode(inner)) ts.forEachChild(inner, add);
        };
        add(node);
      }
      const deeper = inFunction || ts.isFunctionLike(node);
      ts.forEachChild(node, (child) => visit(child, deeper));
    };
    visit(file, false);
  }
  return { texts, nouns, tooEarly };
}

/** `'a'`, and both of `x ? 'a' : 'b'`. */
function literalsOf(node: ts.Expression): ts.StringLiteralLike[] {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  return [];
}

/** A label, not a key, an address or the name of a picture. */
const NAMES_OF_LABELS = new Set([
  'label',
  'text',
  'title',
  'note',
  'lead',
  'legend',
  'words',
  'action',
  'busyLabel',
  'known',
  'hint',
  'leave',
]);
function isShown(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isPropertyAssignment(parent) && ts.isObjectLiteralExpression(parent.parent)) {
    const names = parent.parent.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : ''));
    const labelled = names.some((name) => NAMES_OF_LABELS.has(name));
    return !labelled || (ts.isIdentifier(parent.name) && NAMES_OF_LABELS.has(parent.name.text));
  }
  return true;
}

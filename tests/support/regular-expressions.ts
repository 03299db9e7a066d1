import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A regular expression of the product's sources, with the place it stands at. `source` is null where it is put together at run time. */
export type SourceExpression = { place: string; source: string | null; flags: string; text: string };

const SOURCES = ['{app,components,features,lib,posters,start,scripts}/**/*.{ts,tsx,mjs}', '*.ts', 'public/*.js'];

/**
 * Every regular expression of the product, read with the TypeScript compiler: literals, and `new RegExp(…)` or `RegExp(…)`
 * of texts. Tests and tables of data apart.
 */
export const regularExpressions = (): SourceExpression[] =>
  globSync(SOURCES)
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .sort()
    .flatMap((file) => expressionsIn(file, readFileSync(file, 'utf8')));

/** The regular expressions of one source text. */
export function expressionsIn(file: string, text: string): SourceExpression[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: SourceExpression[] = [];
  const visit = (node: ts.Node): void => {
    const place = () => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ place: place(), source: node.text.slice(1, end), flags: node.text.slice(end + 1), text: node.text });
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [pattern, flags] = node.arguments ?? [];
      const copied = pattern && ts.isRegularExpressionLiteral(pattern); // the literal itself is found on its own
      if (!copied)
        found.push({
          place: place(),
          source: pattern && ts.isStringLiteralLike(pattern) ? pattern.text : null,
          flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '',
          text: node.getText(),
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

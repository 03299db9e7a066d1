import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

type Module = { imports: string[]; isClient: boolean };
const modules = new Map<string, Module>();

/** What a file imports for its values, at once or when it is opened, and whether the browser gets it. */
function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const named: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isForTypes(node)) named.push((node.moduleSpecifier as ts.StringLiteral).text);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier)
      named.push((node.moduleSpecifier as ts.StringLiteral).text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = node.arguments;
      if (from && ts.isStringLiteralLike(from)) named.push(from.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const imports = named
    .filter((name) => /^(?:#(?!mocks\/)|\.).*\.tsx?$/.test(name))
    .map((name) => (name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name)));
  const module = { imports, isClient: /^(?:\/\*.*?\*\/\s*)?'use client'/s.test(text) };
  modules.set(file, module);
  return module;
}

function isForTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  const { namedBindings, name } = importClause;
  const parts = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : undefined;
  return (
    importClause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    Boolean(!name && parts?.length && parts.every(({ isTypeOnly }) => isTypeOnly))
  );
}

/** Files whose components the browser renders on the page of this file, with what it opens later; `but` names files to leave out. */
export function browserFilesOf(page: string, but?: RegExp): Set<string> {
  const seen = new Set<string>();
  const inBrowser = new Set<string>();
  const visit = (file: string, above: boolean): void => {
    if (but?.test(file)) return;
    const { imports, isClient } = moduleOf(file);
    const here = above || isClient;
    const key = `${file} ${here}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (here) inBrowser.add(file);
    for (const imported of imports) visit(imported, here);
  };
  for (const file of [page, ...layoutsOf(page)]) visit(file, false);
  return inBrowser;
}

const layoutsOf = (page: string): string[] => {
  const folders = path.dirname(page).split('/');
  return folders.flatMap((_, at) => {
    const folder = folders.slice(0, at + 1).join('/');
    return ['layout', 'error', 'loading'].flatMap((name) => globSync(`${escaped(folder)}/${name}.tsx`));
  });
};
const escaped = (folder: string): string => folder.replaceAll(/[[\]()]/g, '\\$&');

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What a page sends to the browser before anybody touches it, by its static imports: files, and packages with the files on the way to them. */
export type FirstLoad = { files: Set<string>; packages: Map<string, string[]> };

/** Follows a page's imports: server files to the first `'use client'`, and from there everything that is not `import()` or a mere type. */
export function firstLoadOf(entries: readonly string[]): FirstLoad {
  const found: FirstLoad = { files: new Set(), packages: new Map() };
  const onServer = new Set<string>();
  const visit = (file: string, inBrowser: boolean, way: readonly string[]): void => {
    const { client, serverOnly, imports } = read(file);
    const browser = inBrowser || client;
    const seen = browser ? found.files : onServer;
    if (serverOnly || seen.has(file)) return;
    seen.add(file);
    for (const name of imports) {
      const next = resolve(file, name);
      if (next) visit(next, browser, [...way, file]);
      else if (browser && !name.endsWith('.css') && !found.packages.has(packageOf(name)))
        found.packages.set(packageOf(name), [...way, file]);
    }
  };
  for (const entry of entries) visit(entry, entry.startsWith('instrumentation-client'), []);
  return found;
}

type Source = { client: boolean; serverOnly: boolean; imports: string[] };
const known = new Map<string, Source>();

function read(file: string): Source {
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(file, 'utf8');
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const source = {
    client: /^['"]use client['"]/.test(text),
    serverOnly: text.startsWith("import 'server-only'"),
    imports: statements.flatMap(importOf),
  };
  known.set(file, source);
  return source;
}

/** The module that a statement brings along. `import { type X }` does: only `import type` is taken out (verbatimModuleSyntax). */
function importOf(statement: ts.Statement): string[] {
  const typeOnly = ts.isImportDeclaration(statement)
    ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : ts.isExportDeclaration(statement) && statement.isTypeOnly;
  if (typeOnly || (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement))) return [];
  const { moduleSpecifier } = statement;
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [];
}

function resolve(from: string, name: string): string | null {
  if (!/^[.#]/.test(name) || name.endsWith('.css')) return null;
  const file = name.startsWith('#') ? name.slice(1) : path.join(path.dirname(from), name);
  if (!existsSync(file)) throw new Error(`${from} imports ${name}, which is no file`);
  return file;
}

/** `@scope/name/part` → `@scope/name`; parts of Next are told apart. */
const packageOf = (name: string): string =>
  name.startsWith('next/')
    ? name
    : name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');

import ts from 'typescript';
import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const TRANSITION = 'features/bookings/server/transition.ts';

/** What an update of bookings sets: the names of columns, and the texts of what is spread. */
function columnsSet(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'set' &&
      /\.update\(bookings\)$/.test(node.expression.expression.getText().replace(/\s+/g, ''))
    ) {
      const [values] = node.arguments;
      if (values && ts.isObjectLiteralExpression(values))
        found.push(...values.properties.map((property) => property.name?.getText() ?? property.getText()));
      else found.push(values?.getText() ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('[7.20] a booking’s state is set by transition() alone', () => {
  const updates = sourceFiles('features/bookings/server/**/*.ts').map(({ path, text }) => ({
    path,
    columns: columnsSet(path, text),
  }));
  expect(updates.flatMap(({ columns }) => columns).length).toBeGreaterThan(20);
  expect(updates.filter(({ columns }) => columns.includes('state')).map(({ path }) => path)).toEqual([TRANSITION]);
});

import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** Categories as rows and documents store them. */
const STORED = ["'hotel'", "'flight'", "'package'"];
/** Categories on the wire. */
const SENT = ['1', '2', '6'];
const EQUALITY = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
];

const isCategory = (node: ts.Expression): boolean => /(^|\.)category$/.test(node.getText());
const isLiteral = (node: ts.Expression): boolean => [...STORED, ...SENT].includes(node.getText());

/** How often a file compares a category with one product's: by an operator, or by the cases of a switch. */
function comparisons({ path, text }: { path: string; text: string }): number {
  if (!text.includes('category')) return 0;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  let found = 0;
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      EQUALITY.includes(node.operatorToken.kind) &&
      ((isCategory(node.left) && isLiteral(node.right)) || (isCategory(node.right) && isLiteral(node.left)))
    )
      found += 1;
    if (ts.isSwitchStatement(node) && isCategory(node.expression))
      found += node.caseBlock.clauses.filter(
        (clause) => ts.isCaseClause(clause) && isLiteral(clause.expression),
      ).length;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The type guards of rows, and two rooms that have a union of their own and no booking to call a product with. */
const COMPARES = {
  'features/assistant/rules/answer-trip.ts': 5, // narrows the view of a booking to what it tells of it
  'features/assistant/rules/trip.ts': 2,
  'features/bookings/server/bookings.repo.ts': 3, // isStayRow, isFlightRow, isPackageRow
  'features/documents/server/render-calendar-feed.ts': 2, // a document knows what was sold, and no booking
  'features/documents/server/render-calendar.ts': 2,
  'features/documents/server/sold-trip.ts': 6,
};

/** Operations that exist for one product alone. */
const GUARDS = {
  'features/bookings/server/company/ask-again.ts': 'opens a stay or a flight by its own operation',
  'features/bookings/server/company/cheaper-changes.ts': 'other flights of a day; stays have no such list',
  'features/bookings/server/company/company-booking.ts': 'the guards of a company’s operations for one product',
  'features/bookings/server/company/evaluate-booking.ts': 'companies book no packages',
  'features/bookings/server/flights/apply-schedule-changes.ts': 'airlines alone announce new times',
  'features/bookings/server/flights/finish-amending.ts': 'the changes that an airline makes',
};

const files = sourceFiles();

describe('[3.17] a booking’s category decides in the table of products alone', () => {
  it('and is compared with one product’s nowhere but in type guards', () => {
    const found = files.map((file) => [file.path, comparisons(file)] as const).filter(([, count]) => count > 0);
    expect(Object.fromEntries(found)).toEqual(COMPARES);
  });

  it('and rows are narrowed to one product only for operations of that product', () => {
    const found = files.filter(
      ({ path, text }) => !path.endsWith('bookings.repo.ts') && /\bis(Stay|Flight|Package)Row\(/.test(text),
    );
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(GUARDS).sort());
  });
});

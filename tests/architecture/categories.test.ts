import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** Categories as rows and documents store them. */
const STORED = ["'hotel'", "'flight'", "'package'"];
/** Categories on the wire. */
const SENT = ['1', '2', '3', '4', '5', '6'];
/** Kinds of trips, where a room has names of its own for them. */
const KINDS = ["'stay'", "'flight'", "'package'"];
const EQUALITY = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
];

/** The literals of one product that a name is compared with: of `category`, `travelCategory`, `categoryOf(…)`, `kind`. */
function literalsOf(node: ts.Expression): readonly string[] {
  const text = node.getText();
  if (/(^|\.)(category|travelCategory)$|^categoryOf\(.*\)$/.test(text)) return [...STORED, ...SENT, "'transport'"];
  return /(^|\.)kind$/.test(text) ? KINDS : [];
}
/** Whether a name is compared with the literal of one product, or with a constant of it. */
const compares = (name: ts.Expression, other: ts.Expression): boolean => {
  const literals = literalsOf(name);
  return literals.includes(other.getText()) || (literals.length > 0 && /^[A-Z][A-Z_]+(\.\w+)?$/.test(other.getText()));
};

/** How often a file compares a category with one product's: by an operator, or by the cases of a switch. */
function comparisons({ path, text }: { path: string; text: string }): number {
  if (!/category|kind/i.test(text)) return 0;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  let found = 0;
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      EQUALITY.includes(node.operatorToken.kind) &&
      (compares(node.left, node.right) || compares(node.right, node.left))
    )
      found += 1;
    if (ts.isSwitchStatement(node))
      found += node.caseBlock.clauses.filter(
        (clause) => ts.isCaseClause(clause) && compares(node.expression, clause.expression),
      ).length;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * The type guards of bookings as stored and as sent. All else asks a table by category. Policies are left out: their
 * `travelCategory` is a mode of travel by the other list (3.18).
 */
const COMPARES = {
  'features/approvals/client/on-approval-message.ts': 1, // the store has two lists (3.13): flights, and all else
  'features/bookings/rules/category.ts': 3, // isStay, isFlight, isPackage
  'features/bookings/server/bookings.repo.ts': 3, // isStayRow, isFlightRow, isPackageRow
};

/** What exists for one product alone, and lists of one product's bookings. */
const GUARDS_OF_VIEWS = {
  'features/assistant/rules/answer-trip.ts': 'the baggage that a fare includes',
  'features/bookings/client/save-for-offline.ts': 'the bar codes of an e-ticket',
  'features/bookings/components/flights/review/flight-review-screen.tsx': 'the review of flights opens flights',
  'features/bookings/components/packages/review/package-review-screen.tsx': 'the review of packages opens packages',
  'features/bookings/components/review/review-screen.tsx': 'the review of stays opens stays',
  'features/bookings/components/together/who-travels.ts': 'the passengers of all flights of a payment',
  'features/bookings/rules/emails/check-in-email.ts': 'web check-in of airlines',
  'features/bookings/rules/emails/flight-emails.ts': 'tickets and new times',
  'features/bookings/rules/my-hold.ts': 'held rooms, seats and places, each of its own search',
  'features/bookings/rules/product-facts.ts': 'facts that one product alone has',
  'features/bookings/rules/schedule-changes.ts': 'airlines alone announce new times',
};

/** Operations that exist for one product alone. */
const GUARDS_OF_ROWS = {
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
    const found = files
      .filter(({ path }) => !path.startsWith('features/policy/'))
      .map((file) => [file.path, comparisons(file)] as const)
      .filter(([, count]) => count > 0);
    expect(Object.fromEntries(found)).toEqual(COMPARES);
  });

  it('and rows are narrowed to one product only for operations of that product', () => {
    const found = files.filter(
      ({ path, text }) => !path.endsWith('bookings.repo.ts') && /\bis(Stay|Flight|Package)Row\(/.test(text),
    );
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(GUARDS_OF_ROWS).sort());
  });

  it('and bookings as sent are narrowed to one product only where there is nothing of the others', () => {
    const found = files.filter(
      ({ path, text }) => !path.endsWith('rules/category.ts') && /\bis(Stay|Flight|Package)\)?[()]/.test(text),
    );
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(GUARDS_OF_VIEWS).sort());
  });
});

/** A value of an audited record: JSON. */
export type Audited = string | number | boolean | null | readonly Audited[] | { readonly [field: string]: Audited };

/**
 * A change of one field: its path in the record, its value before and after. `undefined`: it did not exist, or no
 * longer does.
 */
export type AuditChange = { field: string; before: Audited | undefined; after: Audited | undefined };

/** Replaces a value in the trail that nobody should read there. */
export const HIDDEN = 'hidden';

const isRecord = (value: Audited | undefined): value is { readonly [field: string]: Audited } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: Audited | undefined, b: Audited | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && canonical(a) === canonical(b));

/** A text that is equal for equal values, whatever the order of their fields. */
function canonical(value: Audited): string {
  if (isRecord(value))
    return `{${Object.keys(value)
      .sort()
      .map((field) => `${JSON.stringify(field)}:${canonical(value[field] ?? null)}`)
      .join()}}`;
  return Array.isArray(value) ? `[${(value as readonly Audited[]).map(canonical).join()}]` : JSON.stringify(value);
}

/**
 * The changes between two states of a record, field by field (`budget.1.amount`), in the order of the fields; `null` is
 * a record that did not exist. Lists of plain values change as a whole. For fields in `hidden` (by their last name) the
 * trail says that they changed, without values.
 */
export function auditChanges(before: Audited, after: Audited, hidden: ReadonlySet<string> = new Set()): AuditChange[] {
  return changesAt('', before === null ? undefined : before, after === null ? undefined : after, hidden);
}

function changesAt(
  field: string,
  before: Audited | undefined,
  after: Audited | undefined,
  hidden: ReadonlySet<string>,
): AuditChange[] {
  if (same(before, after)) return [];
  if (hidden.has(field.split('.').at(-1) ?? ''))
    return [
      { field, before: before === undefined ? undefined : HIDDEN, after: after === undefined ? undefined : HIDDEN },
    ];
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  if (!(was && is) && !(was && after === undefined) && !(is && before === undefined)) return [{ field, before, after }];
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
  return names.flatMap((name) => changesAt(field ? `${field}.${name}` : name, was?.[name], is?.[name], hidden));
}

/** The fields to descend into: of a record, or of a list of records. */
function fieldsOf(value: Audited | undefined): Record<string, Audited> | null {
  if (isRecord(value)) return value;
  return Array.isArray(value) && value.some((one: Audited) => isRecord(one))
    ? Object.fromEntries((value as readonly Audited[]).map((one, index) => [String(index), one]))
    : null;
}

/** The text of a value that is empty or absent. */
export const NO_VALUE = 'none';

/** A value as a table cell or a line shows it. */
export function auditValue(value: Audited | undefined): string {
  if (value === undefined || value === null || value === '') return NO_VALUE;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return (value as readonly Audited[]).map(auditValue).join(', ') || NO_VALUE;
  return typeof value === 'object' ? canonical(value) : String(value);
}

/** A text of the trail has at most this many characters; the changes of one entry as many bytes, as JSON. */
const [MOST_LETTERS, MOST_BYTES] = [2000, 32 * 1024];

/**
 * The first changes that fit into an audit entry: long texts and lists are truncated, and a last line says how many
 * changes are left out.
 */
export function withinAuditLimits(changes: readonly AuditChange[]): AuditChange[] {
  let left = MOST_BYTES;
  const kept: AuditChange[] = [];
  for (const { field, before, after } of changes) {
    const change = { field, before: shortened(before), after: shortened(after) };
    left -= new TextEncoder().encode(JSON.stringify(change)).length + 1;
    if (left < 0) {
      kept.push({ field: 'further changes', before: undefined, after: changes.length - kept.length });
      break;
    }
    kept.push(change);
  }
  return kept;
}

function shortened(value: Audited | undefined): Audited | undefined {
  if (value === undefined || JSON.stringify(value).length <= MOST_LETTERS) return value;
  const text = auditValue(value);
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS - 1).toWellFormed()}…`;
}

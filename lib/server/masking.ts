import 'server-only';

const MASK = '[masked]';
const DEEPEST = 6;
/** Longer texts are cut before any expression is applied, which bounds the cost of a log line. */
const MAX_TEXT = 4000;
/** Most entries of a list and fields of an object that are logged. */
const MAX_ENTRIES = 50;

/** Fields whose values are never logged, in any spelling: `accessToken`, `access_token`, `Access-Token`. */
const PRIVATE_NAMES = new Set([
  'token',
  'accesstoken',
  'refreshtoken',
  'savedtoken',
  'idtoken',
  'password',
  'passwordhash',
  'secret',
  'authorization',
  'cookie',
  'setcookie',
  'signature',
  'razorpaysignature',
  'xrazorpaysignature',
  'email',
  'workemail',
  'mobile',
  'phone',
  'firstname',
  'lastname',
  'guests',
  'pan',
  'pannumber',
  'gstnumber',
  'gst',
  'passport',
  'passportnumber',
  'frequentflyer',
  'emergencycontact',
  'meal',
  'rawbody',
  'params',
  'detail',
]);

/**
 * Values recognised by their form, anywhere in a text. Each pattern begins only at a word boundary, so that it takes
 * linear time.
 */
const PRIVATE_TEXTS: [RegExp, string][] = [
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, '$1 [masked]'],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[token]'],
  [/\/calendars\/[\w-]+/g, '/calendars/[token]'],
  [/\/unsubscribe\/[\w.-]+/g, '/unsubscribe/[token]'],
  [/\$argon2\w+\$[^\s"',]+/g, '[password hash]'],
  [/:\/\/[^\s/@]+@/g, '://[masked]@'],
  [/(?<![^\s"'<>@,;:()=[\]{}])[^\s"'<>@,;:()=[\]{}]+@[^\s"'<>@,;:()[\]{}]+\.[a-z]{2,}/gi, '[mail]'],
  [/\b\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]\b/gi, '[GST number]'],
  [/\b[A-Z]{5}\d{4}[A-Z]\b/gi, '[PAN]'],
  [/\b[A-Z]\d{7}\b/gi, '[passport]'],
  [/(?<![\w.])\+?\d(?:[ -]?\d){9,18}(?!\w|\.\d)/g, '[number]'], // cards and telephones
  [/(?<![\w/.-])[\w-]{40,}(?![\w/-])/g, '[token]'],
];

/** A text of at most 4,000 characters without mails, tokens, password hashes, tax numbers, passports, cards and telephone numbers. */
export const maskText = (text: string): string =>
  PRIVATE_TEXTS.reduce((masked, [form, instead]) => masked.replace(form, instead), shortened(text, MAX_TEXT));

const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}… [${text.length} characters]` : text;

/** A masked copy for a log: private fields and texts masked at any depth, errors reduced to what helps to fix them. */
export function masked(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > DEEPEST) return '[deeper]';
  if (value instanceof Error) return describeError(value, depth);
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => masked(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ENTRIES)
      .map(([name, part]) => [
        maskText(name),
        PRIVATE_NAMES.has(name.toLowerCase().replace(/[-_]/g, '')) && part != null ? MASK : masked(part, depth + 1),
      ]),
  );
}

/**
 * An error's type, SQLSTATE or code, constraint, table and column, message and stack frames. Its fields are chosen, not
 * copied: PostgreSQL's `detail` and drizzle's `params` quote the row.
 */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const { code, constraint, table, column } = error as {
    code?: unknown;
    constraint?: unknown;
    table?: unknown;
    column?: unknown;
  };
  return {
    type: error.name,
    message: maskText(messageWithoutValues(error)),
    code,
    constraint,
    table,
    column,
    stack: framesOf(error),
    cause: masked(error.cause, depth + 1),
  };
}

/**
 * Of a failed query (drizzle's `DrizzleQueryError`, recognised by its fields because several bundles contain that
 * class) the statement with placeholders; of PostgreSQL's data exceptions (SQLSTATE class 22), whose messages quote the
 * value, nothing.
 */
function messageWithoutValues(error: Error): string {
  if ('params' in error && 'query' in error) return `Failed query: ${shortened(String(error.query), MAX_STATEMENT)}`;
  if ('severity' in error && 'code' in error && String(error.code).startsWith('22'))
    return 'PostgreSQL refused a value.';
  return error.message;
}

const MAX_STATEMENT = 1000;

/**
 * The stack without the message, which may contain anything; nothing when the message was changed since, because it
 * cannot be cut off then.
 */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : shortened(stack.slice(at + message.length), MAX_TEXT).trimStart();
}

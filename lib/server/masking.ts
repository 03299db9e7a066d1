import 'server-only';

const MASK = '[masked]';
const DEEPEST = 6;

/** Fields whose values no log may hold, however they are written: `accessToken`, `access_token`, `Access-Token`. */
const PRIVATE_NAMES = new Set([
  'token', 'accesstoken', 'refreshtoken', 'savedtoken', 'idtoken', 'password', 'passwordhash', 'secret', 'authorization', 'cookie', 'setcookie', 'signature', 'razorpaysignature', 'xrazorpaysignature',
  'email', 'workemail', 'mobile', 'phone', 'firstname', 'lastname', 'guests', 'pan', 'pannumber', 'gstnumber', 'gst', 'passport', 'passportnumber', 'rawbody', 'params', 'detail',
]);

/** What gives itself away by its form, wherever it stands in a text. */
const PRIVATE_TEXTS: [RegExp, string][] = [
  [/\nparams: [\s\S]*?(?=\n {4}at |$)/g, `\nparams: ${MASK}`], // drizzle names the values of a failed query
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, '$1 [masked]'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[token]'],
  [/\$argon2\w+\$[^\s"',]+/g, '[password hash]'],
  [/:\/\/[^\s/@]+@/g, '://[masked]@'],
  [/[^\s"'<>@,;:()=[\]{}]+@[^\s"'<>@,;:()[\]{}]+\.[a-z]{2,}/gi, '[mail]'],
  [/\b\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]\b/gi, '[GST number]'],
  [/\b[A-Z]{5}\d{4}[A-Z]\b/gi, '[PAN]'],
  [/\b[A-Z]\d{7}\b/gi, '[passport]'],
  [/(?<![\w.])\+?\d(?:[ -]?\d){9,18}(?!\w|\.\d)/g, '[number]'], // cards and telephones
  [/(?<![\w/.-])[\w-]{40,}(?![\w/-])/g, '[token]'],
];

/** A text without mails, tokens, password hashes, tax numbers, passports, cards and telephone numbers. */
export const maskText = (text: string): string => PRIVATE_TEXTS.reduce((masked, [form, instead]) => masked.replace(form, instead), text);

/** A copy fit for a log: private fields and texts masked at any depth, errors told by what helps to mend them. */
export function masked(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > DEEPEST) return '[deeper]';
  if (value instanceof Error) return describeError(value, depth);
  if (Array.isArray(value)) return value.map((entry) => masked(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, PRIVATE_NAMES.has(name.toLowerCase().replace(/[-_]/g, '')) && part != null ? MASK : masked(part, depth + 1)]));
}

/** PostgreSQL's `detail` and drizzle's `params` quote the row, so an error's own fields are chosen, not copied. */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const { code, constraint, table, column } = error as { code?: unknown; constraint?: unknown; table?: unknown; column?: unknown };
  return { type: error.name, message: maskText(error.message), code, constraint, table, column, stack: maskText(error.stack ?? ''), cause: masked(error.cause, depth + 1) };
}

import 'server-only';

/**
 * The paths of fields that an answer has and its schema does not name: `parsed` is the schema's output for `data`, from
 * which zod drops unknown fields. Fields without a value are not sent and are ignored.
 */
export function unlistedFields(data: unknown, parsed: unknown, path = ''): string[] {
  if (typeof data !== 'object' || data === null || typeof parsed !== 'object' || parsed === null) return [];
  const kept = parsed as Record<string, unknown>;
  return Object.entries(data).flatMap(([name, value]) => {
    const here = path ? `${path}.${name}` : name;
    if (value === undefined) return [];
    return name in kept ? unlistedFields(value, kept[name], here) : [here];
  });
}

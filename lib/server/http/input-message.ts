import 'server-only';
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** A sentence for a value that its schema refuses without a message of its own: what is expected instead. */
export function inputMessage(issue: Issue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? 'This is missing.'
      : `This must be ${KINDS[issue.expected] ?? 'something else'}.`;
  if (issue.code === 'too_big') return `This must be at most ${amount(issue.maximum, issue.origin)}.`;
  if (issue.code === 'too_small') return `This must be at least ${amount(issue.minimum, issue.origin)}.`;
  if (issue.code === 'invalid_value')
    return `This must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}.`;
  return 'This does not have the form that is wanted here.';
}

const UNITS: Record<string, string> = { string: ' characters', array: ' entries' };
const amount = (limit: number | bigint, origin: string): string => `${limit}${UNITS[origin] ?? ''}`;

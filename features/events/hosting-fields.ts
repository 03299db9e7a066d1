import * as z from 'zod';
import type { TextCheck } from '#lib/shared/text-checks.ts';
import { problemsOfText } from '#lib/shared/text-moderation.ts';
import { isHostedCode } from './rules/event-text.ts';

/** What a writer is told of a text that the checks of reviews find something in. */
export const REFUSED: Record<TextCheck, string> = {
  address: 'Leave out web and email addresses.',
  telephone: 'Leave out telephone numbers.',
  repetition: 'This repeats the same words again and again.',
  marks: 'There are too many marks on one letter.',
  copy: 'You have written this already.',
};
export const checkedText = (schema: z.ZodString) =>
  schema.superRefine((text, issues) => {
    const [problem] = problemsOfText([text]);
    if (problem) issues.addIssue({ code: 'custom', message: REFUSED[problem] });
  });
export const tooLong = (longest: number): string => `Use at most ${longest} characters.`;
/** The code of a traveller's event. */
export const hostedCode = z.string().trim().max(16).refine(isHostedCode, 'This is no code of an event.');

import * as z from 'zod';
import { oneLine } from './text-fields.ts';
import { isWeakPassword, WEAK_PASSWORD } from './weak-password.ts';

/** Fields people fill in about themselves: forms and server use the same schemas (5.12). */
export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'An email address is at most 254 characters.')
  .pipe(z.email('Enter an email address such as asha@example.com.'));

/** One line of text: `lineField('Enter your first name.', 60, 'A name is at most 60 characters.')`. */
export const lineField = (missing: string, longest: number, tooLong: string) =>
  oneLine().min(1, missing).max(longest, tooLong);

/**
 * A mobile number as typed: Indian without a country code or with +91, otherwise of the country after the plus. Indian
 * mobile numbers have ten digits and begin with 6 to 9 (TRAI, National Numbering Plan).
 */
export const mobileField = z
  .string()
  .trim()
  .max(40, 'Enter a mobile number with 8 to 15 digits.')
  .superRefine((typed, issues) => {
    const message = mobileProblem(typed);
    if (message) issues.addIssue({ code: 'custom', message });
  });

/** A telephone number of any kind: 8 to 15 digits, with the country code after a plus or without (ITU-T E.164). */
export const phoneField = z
  .string()
  .trim()
  .max(40, 'Enter a telephone number with 8 to 15 digits.')
  .refine((typed) => /^\+?[0-9 -]+$/.test(typed) && /^[0-9]{8,15}$/.test(typed.replace(/[+ -]/g, '')), {
    message: 'Enter a telephone number with 8 to 15 digits.',
  });

const INDIAN_DIGITS = 10;

/** Why this is no mobile number, or null. */
export function mobileProblem(typed: string): string | null {
  if (!/^\+?[0-9 ]{8,20}$/.test(typed)) return 'Enter a mobile number with 8 to 15 digits.';
  const digits = typed.replace(/[+ ]/g, '');
  if (typed.startsWith('+') && !digits.startsWith('91'))
    return digits.length < 8 || digits.length > 15 ? 'Enter a mobile number with 8 to 15 digits.' : null;
  const national = digits.replace(typed.startsWith('+') ? /^91/ : /^(?:0|91(?=\d{10}$))/, '');
  if (national.length !== INDIAN_DIGITS)
    return `An Indian mobile number has 10 digits; this one has ${national.length}. For another country, begin with + and its code.`;
  return /^[6-9]/.test(national)
    ? null
    : 'An Indian mobile number begins with 6, 7, 8 or 9. For another country, begin with + and its code.';
}

/** An existing password, to be checked against its hash. */
export const passwordField = z
  .string()
  .min(1, 'Enter your password.')
  .max(200, 'A password has at most 200 characters.');

/** A new password. */
export const newPasswordField = z
  .string()
  .min(10, 'A password has at least 10 characters.')
  .max(200, 'A password has at most 200 characters.')
  .refine((password) => !isWeakPassword(password), WEAK_PASSWORD);

/** The browser and tab of a session; both ids are created by the browser. */
export const deviceField = z
  .object({ deviceId: z.string().max(80), tabId: z.string().max(80) })
  .partial()
  .optional();

/** A one-time code from an email, as people type and paste it: spaces and hyphens between the digits are removed. */
export const oneTimeCodeField = z
  .string()
  .max(40, 'The code has six digits.')
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'The code has six digits.'));

/** The token of a mailed link. */
export const linkTokenField = z
  .string()
  .min(1, 'This link is incomplete. Open it again from the email.')
  .max(200, 'This link is incomplete. Open it again from the email.');

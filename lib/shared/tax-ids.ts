import * as z from 'zod';
import { gstStateName } from './gst-states.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const GSTIN = /^(\d{2})([A-Z]{5}\d{4}[A-Z])[1-9A-Z]Z[0-9A-Z]$/;
const PAN = /^[A-Z]{3}[ABCEFGHJLPT][A-Z]\d{4}[A-Z]$/;

const PAN_HOLDERS: Record<string, string> = {
  A: 'Association of persons',
  B: 'Body of individuals',
  C: 'Company',
  E: 'Limited liability partnership',
  F: 'Firm',
  G: 'Government',
  H: 'Hindu undivided family',
  J: 'Artificial juridical person',
  L: 'Local authority',
  P: 'Person',
  T: 'Trust',
};

/** Upper case without spaces, because people paste tax numbers in any form. */
export const tidyTaxId = (text: string): string => text.replace(/[\s-]+/g, '').toUpperCase();

/** The 15th character of a GSTIN from its first 14: weights 1, 2, 1, 2 …, base 36 (DOMAIN.md [38]). */
export function gstinCheckCharacter(first14: string): string {
  const sum = Array.from(first14).reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 ? 2 : 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}

/** Why a GSTIN is invalid, or null. Takes normalised text. */
export function gstinProblem(number: string): string | null {
  if (!GSTIN.test(number)) return 'A GST number has 15 characters, such as 27AAPFU0939F1ZV.';
  if (!gstStateName(number.slice(0, 2)))
    return 'The first two digits of a GST number are its state’s code. Check them.';
  if (!PAN.test(number.slice(2, 12))) return 'Characters 3 to 12 of a GST number are the holder’s PAN. Check them.';
  if (gstinCheckCharacter(number.slice(0, 14)) !== number[14])
    return 'The last character does not fit the rest. Check the number for a typing slip.';
  return null;
}

/** Why a PAN is invalid, or null. Only the format can be checked; there is no public check-letter rule. */
export const panProblem = (number: string): string | null =>
  PAN.test(number) ? null : 'A PAN has ten characters, such as ABCPE1234F.';

export const panHolder = (number: string): string | null =>
  PAN.test(number) ? (PAN_HOLDERS[number[3] ?? ''] ?? null) : null;

const refined = (problem: (text: string) => string | null) =>
  z
    .string()
    .max(40, 'That is too long.')
    .transform(tidyTaxId)
    .superRefine((value, issues) => {
      const message = problem(value);
      if (message) issues.addIssue({ code: 'custom', message });
    });

/** Form field of a GSTIN, normalised. */
export const gstin = refined(gstinProblem);
/** Form field of a PAN, normalised. */
export const pan = refined(panProblem);

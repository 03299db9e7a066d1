import 'server-only';
import { kindOf, pictureProblem } from '#lib/server/photographs/picture-file.ts';

/** Where a PDF ends: within its last KB (ISO 32000-1, Annex H, note 18). */
const END_WITHIN = 1024;

/**
 * Why a file is no ticket, as a sentence; null when it is. By its content, not by what it says it is: a PDF, JPEG, PNG or
 * WebP, whole, with nothing behind a picture, and with the ending of what it is.
 */
export function ticketFileProblem(bytes: Buffer, name: string): string | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    if (!/\.pdf$/i.test(name)) return 'The file is a PDF by its content, but not by its name.';
    return bytes.subarray(-END_WITHIN).includes('%%EOF') ? null : 'The PDF is cut off: its end is missing.';
  }
  if (!kindOf(bytes)) return 'Choose a PDF, JPEG, PNG or WebP file.';
  const problem = pictureProblem(bytes, name);
  return problem && `The file ${problem}.`;
}

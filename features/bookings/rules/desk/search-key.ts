/** What a key of the desk's search names. */
export const KEY_KINDS = ['email', 'invoice', 'booking', 'request', 'code'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

const DOCUMENT_NUMBER = /^[A-Z]\d{2}\/\d{2}-\d{2}\/\d{6}$/;
const BOOKING_ID = /^bkg_[0-9a-z]{8,}$/;
const REQUEST_ID = /^trq_[0-9a-z]{8,}$/;

/**
 * The kind of what was typed, and the key as it is stored: emails and ids in lower case, numbers and codes in upper case
 * with single spaces. A code is the supplier's confirmation code, an airline's PNR or
 * the ticket number of a transport request.
 */
export function readSearchKey(typed: string): { kind: KeyKind; key: string } {
  const text = typed.trim().replace(/ +/g, ' ');
  if (text.includes('@')) return { kind: 'email', key: text.toLowerCase() };
  if (BOOKING_ID.test(text.toLowerCase())) return { kind: 'booking', key: text.toLowerCase() };
  if (REQUEST_ID.test(text.toLowerCase())) return { kind: 'request', key: text.toLowerCase() };
  const code = text.toUpperCase();
  return { kind: DOCUMENT_NUMBER.test(code) ? 'invoice' : 'code', key: code };
}

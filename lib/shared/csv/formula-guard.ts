/**
 * A spreadsheet runs a cell that begins so as a formula: = + - @, tab, line ending, and the full-width forms that East
 * Asian input methods write (OWASP, "CSV Injection").
 */
const RUNS = /^[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** True for a text that a spreadsheet would run. */
export const looksLikeFormula = (text: string): boolean => RUNS.test(text);

/** The text with an apostrophe before it when a spreadsheet would run it; `unguarded` takes exactly that away. */
export const guarded = (text: string): string => (RUNS.test(text) || GUARDED.test(text) ? `'${text}` : text);

/** The text that was guarded: "'+91 90000 00011" is a telephone number again. */
export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

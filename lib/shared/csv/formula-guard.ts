/**
 * Characters that make a spreadsheet run a cell as a formula when it begins with them: = + - @, tab, line ending, and
 * the full-width forms of East Asian input methods (OWASP, "CSV Injection").
 */
const RUNS = /^[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** True for a text that a spreadsheet would run. */
export const looksLikeFormula = (text: string): boolean => RUNS.test(text);

/** The text, with an apostrophe before it if a spreadsheet would run it; `unguarded` removes exactly that. */
export const guarded = (text: string): string => (RUNS.test(text) || GUARDED.test(text) ? `'${text}` : text);

/** The text that was guarded: "'+91 90000 00011" is a telephone number again. */
export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

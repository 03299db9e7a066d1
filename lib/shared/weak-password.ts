/**
 * Prefixes and whole passwords of ten characters and more that rank high in every published list of leaked ones. Forms
 * refuse them at once; the server has a longer list (`features/identity/server/common-passwords.ts`).
 */
const FIRST_TRIED = [
  '1234567890',
  '0123456789',
  '0987654321',
  '1q2w3e4r5t',
  'qwertyuiop',
  'asdfghjkl;',
  'zxcvbnm123',
  'password123',
  'passw0rd123',
  'password1234',
  'passwordpassword',
  'qwerty12345',
  'qwerty123456',
  'iloveyou123',
  'welcome123',
  'administrator',
  'changeme123',
  'letmein123',
  'football123',
  'princess123',
  'sunshine123',
  'abcd123456',
  'abc1234567',
  'india12345',
  'india@1234',
  'admin@1234',
  'admin12345',
  'welcome@123',
  'password@1',
  'password@123',
  'qwerty@123',
];

export const WEAK_PASSWORD = 'This is among the first passwords that anybody tries. Choose another.';

/**
 * True for a password that is guessed first: a well-known one, a run of the keyboard or alphabet, or a few repeated
 * characters.
 */
export function isWeakPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return FIRST_TRIED.includes(plain) || new Set(plain).size < 4 || isRun(plain) || /^(.{1,4})\1+$/u.test(plain);
}

/** `abcdefghij`, `9876543210`: each character one step from the last. */
function isRun(text: string): boolean {
  const steps = Array.from(text, (character) => character.codePointAt(0) ?? 0)
    .map((code, at, codes) => code - (codes[at - 1] ?? code))
    .slice(1);
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

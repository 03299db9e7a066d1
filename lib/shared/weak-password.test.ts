import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

describe('[5.12] passwords that guessing begins with', () => {
  it.each([
    '1234567890',
    'PASSWORD123',
    'aaaaaaaaaa',
    'abababababab',
    'abcdefghijk',
    '9876543210',
    'qwertyuiop',
    'aabbaabbaabb',
    'abcabcabcabc',
  ])('%s is one', (password) => {
    expect(isWeakPassword(password)).toBe(true);
  });
  it.each([
    'asha-travels-2026',
    'ten letters and more',
    'kettuvallam by night',
    'abcdefghij-',
    'correct horse battery staple',
    'पासवर्ड मेरा अपना',
  ])('%s is none', (password) => {
    expect(isWeakPassword(password)).toBe(false);
  });
});

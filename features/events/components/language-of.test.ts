import { describe, expect, it } from 'vitest';
import { inLanguageOf } from '#lib/server/mail/write-in.ts';
import { authorName, readersOf } from './author-name.ts';
import { languageOf } from './language-of.ts';

const inHindi = <Result>(read: () => Result): Result => inLanguageOf('hi', read);

describe('what people typed, on a page in Hindi', () => {
  it('[9.9] is marked as English, unless it has letters of Hindi', () => {
    expect(inHindi(() => languageOf('Is there parking?'))).toBe('en-IN');
    expect(inHindi(() => languageOf('क्या parking है?'))).toBeUndefined();
  });

  it('[9.9] has no mark on a page in English', () => {
    expect(languageOf('Is there parking?')).toBeUndefined();
  });
});

describe('who wrote it', () => {
  it('[9.9] is the reader, the team in the language of the page, or a person by name', () => {
    expect(authorName({ isOwn: false, name: 'Sarai team' })).toBe('Sarai team');
    expect(inHindi(() => authorName({ isOwn: true, name: 'Asha R.' }))).toBe('आप');
    expect(inHindi(() => authorName({ isOwn: false, name: 'Sarai team' }))).toBe('Sarai की टीम');
    expect(inHindi(() => authorName({ isOwn: false, name: 'Asha R.' }))).toBe('Asha R.');
  });

  it('[9.9] is read by everybody who is registered, and by the host or the team', () => {
    expect(readersOf(null)).toBe('Everybody who is registered, and the Sarai team,');
    expect(readersOf('Asha R.')).toBe('Everybody who is registered, and Asha R.,');
    expect(inHindi(() => readersOf('Asha R.'))).toBe('रजिस्टर किए हुए सभी लोग और Asha R.');
  });
});

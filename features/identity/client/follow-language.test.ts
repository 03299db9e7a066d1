// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followLanguage } from './follow-language.ts';

const cookie = (value: string, age = 60) => void (document.cookie = `language=${value};path=/;max-age=${age}`);
afterEach(() => {
  cookie('', 0);
  vi.unstubAllGlobals();
});

describe('[3.3] after a sign-in', () => {
  it.each([
    ['in which Hindi came with the account', 'hi', false, true],
    ['in which English came with the account', 'en', false, false],
    ['in a browser without a choice', '', false, false],
    ['in a browser of a reader of Hindi, whose script does so already', 'hi', true, false],
  ])('%s, a script that navigates loads a whole document: %s', (_, language, hasScript, loads) => {
    if (language) cookie(language);
    if (hasScript) vi.stubGlobal('addTexts', () => undefined);
    const softly = vi.fn();
    history.pushState = softly;
    followLanguage();
    history.pushState({}, '');
    expect(softly).toHaveBeenCalledTimes(loads ? 0 : 1);
  });
});

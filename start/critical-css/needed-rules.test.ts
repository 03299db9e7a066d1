import { describe, expect, it } from 'vitest';
import { neededRules, readSheet } from './needed-rules.ts';

const needed = (css: string, ...classes: string[]) => neededRules(readSheet(css), new Set(classes));

describe('the rules that a document needs', () => {
  it.each([
    ['of its classes, and of none', 'body{margin:0}.a{color:red}.b{color:blue}', 'body{margin:0}.a{color:red}'],
    ['with every class of a selector there', '.a .b{x:1}.a .a:hover>p{x:2}', '.a .a:hover>p{x:2}'],
    ['with one of several selectors there', '.b,.a{x:1}', '.b,.a{x:1}'],
    [
      'whatever they exclude or ask of others',
      '.a:not(.b){x:1}.a:has(.b:is(.c,.d)){x:2}',
      '.a:not(.b){x:1}.a:has(.b:is(.c,.d)){x:2}',
    ],
    [
      'under their conditions, and no empty ones',
      '@media (width<9px){.b{x:1}}@media (width>9px){.b{x:1}.a{x:2}}',
      '@media (width>9px){.a{x:2}}',
    ],
    [
      'in conditions within conditions',
      '@supports (x:y){@media print{.a{x:1}}.b{x:2}}',
      '@supports (x:y){@media print{.a{x:1}}}',
    ],
    ['with rules inside them', '.a{x:1;&:hover{x:2}.b{x:3}}.b{x:4}', '.a{x:1;&:hover{x:2}.b{x:3}}'],
    ['with braces and quotes in their text', '.b{content:"}"}.a{content:"{\\""}', '.a{content:"{\\""}'],
    [
      'of type and movement',
      '@font-face{src:url("a")}@keyframes k{0%{x:1}to{x:2}}.b{x:1}',
      '@font-face{src:url("a")}@keyframes k{0%{x:1}to{x:2}}',
    ],
    ['that only say something', '@charset "utf-8";@layer a,b;.b{x:1}', '@charset "utf-8";@layer a,b;'],
    ['by names with escapes', '.a\\:b{x:1}', ''],
  ])('%s', (_, css, expected) => expect(needed(css, 'a')).toBe(expected));

  it('are the whole sheet where every class is there', () => {
    const css = '@media (width>9px){.a{x:1}.b{x:2}}.a,.b{x:3}@font-face{src:url(a)}.a\\:b{x:4}';
    expect(needed(css, 'a', 'b', 'a:b')).toBe(css);
  });
});

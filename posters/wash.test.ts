import { describe, expect, it } from 'vitest';
import { wash } from './wash.ts';

describe('the loading landscape', () => {
  it('puts the sun where it is told, whatever the width', () => {
    expect(wash(172, 160, 0.3)).toContain('<circle cx="51.6" cy="52" r="17"');
    expect(wash(344, 160, 0.3)).toContain('<circle cx="103.2" cy="52" r="17"');
  });

  it('fills its whole width with both hills', () => {
    expect(wash(300, 100, 0.5).match(/T480 \d+V160H0z/g)).toHaveLength(2);
  });

  it('takes every ink from the tokens of the page', () => {
    const fills = [...wash(300, 400, 0.5).matchAll(/fill="([^"]*)"/g)].map(([, fill]) => fill);
    expect(fills).toEqual(['var(--line)', 'var(--line-2)', 'var(--card)']);
  });
});

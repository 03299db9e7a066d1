import { describe, expect, it } from 'vitest';
import { newEnquiryNumber } from './enquiry.ts';

describe('[7.20] the number of an enquiry', () => {
  it('has two groups of four letters and digits that do not look alike', () => {
    let at = 0;
    expect(newEnquiryNumber((below) => at++ % below)).toBe('HELP-2346-79AC');
    expect(newEnquiryNumber((below) => below - 1)).toBe('HELP-ZZZZ-ZZZZ');
  });
});

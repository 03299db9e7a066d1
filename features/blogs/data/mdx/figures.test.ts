import { describe, expect, it } from 'vitest';
import { figuresIn } from './figures.ts';

describe('[9.9] the figures of a text, in English and in Hindi', () => {
  it.each([
    ['₹200,000', '₹2,00,000'],
    ['up to ₹10 lakh', '₹10,00,000 तक'],
    ['₹10 lakh and 5%', '5% और ₹10 लाख'],
    ['within 14 working days', '14 कामकाजी दिनों में'],
    ['Seven days, at least two pages', '7 दिन, कम से कम दो पन्ने'],
    ['10:00 to 10:30', '10:00 से 10:30 तक'],
    ['Since 26 March 2026', '26 मार्च 2026 से'],
    ['until March 2026', 'मार्च 2026 तक'],
    ['25 May, May 2026', '25 मई, मई 2026'],
    ['25 Feb', '25 फ़रवरी'],
    ['You may march on, one by one', 'आप मई में एक-एक करके चलें'],
    ['section 12(3)(b), on the 3rd', 'धारा 12(3)(b), 3 तारीख को'],
    ['sixty days', '60 दिन'],
    ['24 hours, 200%', '200 %, 24 घंटे'],
  ])('“%s” has those of “%s”', (english, hindi) => expect(figuresIn(hindi)).toEqual(figuresIn(english)));

  it.each([
    ['₹200,000', '₹20,000'],
    ['₹200', '200'],
    ['5%', '5'],
    ['₹10 lakh', '₹10'],
    ['10:00', '10:30'],
    ['26 March', '26 अप्रैल'],
    ['seven days', 'आठ दिन'],
    ['two pages', 'पन्ने'],
  ])('“%s” has others than “%s”', (english, hindi) => expect(figuresIn(hindi)).not.toEqual(figuresIn(english)));
});

/** Numbers as posts write them in words, in English and in Hindi, from two on: "one" and "एक" are articles, too. */
const IN_WORDS = [
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस',
];
const TENS = ['thirty forty fifty sixty seventy eighty ninety', 'तीस चालीस पचास साठ सत्तर अस्सी नब्बे'];
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ...IN_WORDS.flatMap((words) => words.split(' ').map((word, at) => [word, String(at + 2)] as const)),
  ...TENS.flatMap((words) => words.split(' ').map((word, at) => [word, String(10 * at + 30)] as const)),
]);

const MONTHS = [
  'January February March April May June July August September October November December',
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
].map((words) => words.normalize('NFC').split(' '));

const WORD = /[\p{L}\p{M}]+/gu;
const FIGURE = /(₹ ?)?(\d+(?:,\d+)*(?:[.:]\d+)*)(?: ?(%)| (lakh|लाख)(?![\p{L}\p{M}]))?/gu;
const LAKH = 100_000;

/**
 * The amounts, percentages, times, dates and other numbers of a text, in an order of their own, so that the figures of an
 * article can be compared with those of its translation: "₹1,500,000", "₹15,00,000" and "₹15 लाख" are "₹1500000".
 */
export function figuresIn(text: string): string[] {
  const words = text.normalize('NFC');
  const numbers = [...words.replaceAll(WORD, inDigits).matchAll(FIGURE)].map(
    ([, rupees, digits = '', percent, lakh]) => {
      const number = digits.replaceAll(',', '');
      return `${rupees ? '₹' : ''}${lakh ? Number(number) * LAKH : number}${percent ?? ''}`;
    },
  );
  return [...numbers, ...monthsIn(words)].sort();
}

const inDigits = (word: string): string => NUMBERS.get(word.toLowerCase()) ?? word;

/** The months of dates: "25 May", "मई 2026"; a month without a number may be another word. */
const monthsIn = (text: string): string[] =>
  [...text.matchAll(/(?<=(\d )?)[\p{L}\p{M}]+(?=( \d{4})?)/gu)].flatMap(([word, before, after]) => {
    const month = before || after ? MONTHS.map((names) => names.indexOf(word)).find((at) => at >= 0) : undefined;
    return month === undefined ? [] : [MONTHS[0]?.[month] ?? ''];
  });

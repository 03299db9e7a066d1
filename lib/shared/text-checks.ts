/** What a text can be held back for, in the order in which the desk names it. */
export const TEXT_CHECKS = ['address', 'telephone', 'repetition', 'marks', 'copy'] as const;
export type TextCheck = (typeof TEXT_CHECKS)[number];

export const CHECK_LABELS: Record<TextCheck, string> = {
  address: 'a web or email address',
  telephone: 'a telephone number',
  repetition: 'the same words again and again',
  marks: 'marks piled on letters',
  copy: 'the text of another review',
};

/** The tax collected at source among the lines of a price, in paise; 0 without one. */
export const collectedIn = (lines: readonly { code: string; amount: number }[]): number =>
  lines.reduce((sum, { code, amount }) => (code === 'tcs' ? sum + amount : sum), 0);

/** Nearest-rank percentile of a list, 0 < share ≤ 100; NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 50);

/** Runs the sides in turns, so that noise of the machine affects each alike. */
export async function interleaved<Answer>(
  rounds: number,
  sides: readonly (() => Promise<Answer>)[],
): Promise<Answer[][]> {
  const answers: Answer[][] = sides.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, side] of sides.entries()) answers[index]?.push(await side());
  }
  return answers;
}

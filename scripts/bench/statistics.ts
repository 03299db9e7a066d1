/** Nearest-rank percentile of a list, 0 < share ≤ 100; NaN of an empty one. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 50);

/** Runs the sides one after the other, again and again, so that the noise of the machine falls on each alike. */
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

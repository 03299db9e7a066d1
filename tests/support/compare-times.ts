const TURNS = [[0, 1], [1, 0]] as const;

/**
 * How well two kinds of request can be told apart by their time: the chance that a request of the second kind takes
 * longer than one of the first (Mann-Whitney). 0.5 is not at all, 0 or 1 is always. Asked in turn, so that a busy machine
 * slows both alike; the first of each warm up and do not count.
 */
export async function toldApart(first: () => Promise<unknown>, second: () => Promise<unknown>, rounds: number): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = -3; round < rounds; round++) {
    for (const kind of TURNS[round % 2 === 0 ? 1 : 0]) {
      const began = performance.now();
      await (kind ? second() : first());
      if (round >= 0) times[kind].push(performance.now() - began);
    }
  }
  const [ones, twos] = times;
  const wins = ones.flatMap((one) => twos.map((two): number => (two > one ? 1 : two === one ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

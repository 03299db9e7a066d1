type Ask = () => Promise<unknown>;

/**
 * How well two kinds of request can be told apart by their time: the chance that a request of the second kind takes
 * longer than one of the first (Mann-Whitney). 0.5 is not at all, 0 or 1 is always. Asked in turn, so that a busy machine
 * slows both alike; the first of each warm up and do not count.
 *
 * The one place where moments are compared: that an answer takes no less time for an unknown account is a claim about
 * time, and counting calls would miss a difference inside Argon2, the database or a cache. The order of many pairs is
 * compared, never a duration with a limit.
 */
export async function toldApart(first: Ask, second: Ask, rounds: number): Promise<number> {
  const ones: number[] = [];
  const twos: number[] = [];
  const time = async (ask: Ask, times: number[], counts: boolean) => {
    const began = performance.now();
    await ask();
    if (counts) times.push(performance.now() - began);
  };
  for (let round = -3; round < rounds; round++) {
    const turns = [() => time(first, ones, round >= 0), () => time(second, twos, round >= 0)];
    for (const turn of round % 2 ? turns : turns.reverse()) await turn();
  }
  const wins = ones.flatMap((one) => twos.map((two): number => (two > one ? 1 : two === one ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

/** Runs a generator to its end and returns its result; its steps only allow a caller to pause between them. */
export function runToEnd<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

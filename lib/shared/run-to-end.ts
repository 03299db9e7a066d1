/** Runs a generator whose steps only let a caller pause between them, and gives what it returns. */
export function runToEnd<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

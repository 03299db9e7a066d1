/** The browser's locks, shared by the tabs of a test: each waits for the one before, until its signal gives up. */
export class FakeLocks {
  private readonly held = new Map<string, Promise<unknown>>();

  async request<Result>(
    name: string,
    ...rest: [work: () => Promise<Result>] | [{ signal?: AbortSignal }, () => Promise<Result>]
  ): Promise<Result> {
    const [options, work] = rest.length === 2 ? rest : [{}, rest[0]];
    const before = this.held.get(name) ?? Promise.resolve();
    const gaveUp = new Promise<never>((_, reject) =>
      options.signal?.addEventListener('abort', () => reject(new DOMException('gave up', 'AbortError'))),
    );
    const mine = Promise.race([before.catch(() => undefined), gaveUp]).then(work);
    this.held.set(name, Promise.allSettled([before, mine]));
    return mine;
  }
}

/** Gives this document locks, the same as other documents of the test have if `locks` is passed. */
export function giveLocks(locks = new FakeLocks()): FakeLocks {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return locks;
}

/** A browser without locks. */
export const withoutLocks = (): void => void Reflect.deleteProperty(navigator, 'locks');

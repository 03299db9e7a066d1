/** The browser's locks, shared by the tabs of a test: each waits for the one before, until its signal gives up. */
export class FakeLocks {
  private readonly held = new Map<string, Promise<unknown>>();
  private readonly queued = new Map<string, number>();
  private readonly slowness: number;

  /** `slowness`: milliseconds until the browser answers a busy page at all. */
  constructor(slowness = 0) {
    this.slowness = slowness;
  }

  async request<Result>(
    name: string,
    ...rest: [work: Work<Result>] | [{ signal?: AbortSignal; ifAvailable?: boolean }, Work<Result>]
  ): Promise<Result> {
    const [options, work] = rest.length === 2 ? rest : [{}, rest[0]];
    if (this.slowness) await new Promise((resolve) => setTimeout(resolve, this.slowness));
    options.signal?.throwIfAborted();
    if (options.ifAvailable && this.queued.get(name)) return work(null);
    const before = this.held.get(name) ?? Promise.resolve();
    const gaveUp = new Promise<never>((_, reject) =>
      options.signal?.addEventListener('abort', () => reject(new DOMException('gave up', 'AbortError'))),
    );
    this.queued.set(name, (this.queued.get(name) ?? 0) + 1);
    const mine = Promise.race([before.catch(() => undefined), gaveUp])
      .then(() => work({ name }))
      .finally(() => this.queued.set(name, (this.queued.get(name) ?? 1) - 1));
    this.held.set(name, Promise.allSettled([before, mine]));
    return mine;
  }
}

type Work<Result> = (lock: { name: string } | null) => Promise<Result>;

/** Gives this document locks, the same as other documents of the test have if `locks` is passed. */
export function giveLocks(locks = new FakeLocks()): FakeLocks {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return locks;
}

/** A browser without locks. */
export const withoutLocks = (): void => void Reflect.deleteProperty(navigator, 'locks');

type Work = (lock: { name: string } | null) => Promise<unknown>;
type Options = { signal?: AbortSignal; ifAvailable?: boolean };

/** `navigator.locks` as the tabs of one browser see them: what a document holds, it holds until it goes. */
export class TabLocks<Owner> {
  private readonly holders = new Map<string, Owner>();

  /** The locks of a document of this tab. */
  of(owner: Owner): object {
    return {
      request: async (name: string, ...rest: [Work] | [Options, Work]) => {
        const [options, work] = rest.length === 2 ? rest : [{}, rest[0]];
        if (!this.holders.has(name)) return this.hold(name, owner, work);
        if (options.ifAvailable) return work(null);
        return new Promise((_, reject) =>
          options.signal?.addEventListener('abort', () => reject(new DOMException('gave up', 'AbortError'))),
        );
      },
    };
  }

  /** The document is gone. */
  release(owner: Owner): void {
    for (const [name, holder] of this.holders) if (holder === owner) this.holders.delete(name);
  }

  private hold(name: string, owner: Owner, work: Work): Promise<unknown> {
    this.holders.set(name, owner);
    return Promise.resolve(work({ name })).finally(() => {
      if (this.holders.get(name) === owner) this.holders.delete(name);
    });
  }
}

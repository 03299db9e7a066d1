import { vi } from 'vitest';
import type { Session } from '#features/session/client/session.ts';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { SignedIn } from '#features/identity/contract.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { TabLocks } from './tab-locks.ts';
import type { SessionServer } from './server.ts';

/** Longer than everything a session waits for: three tries of a refresh, the pause between two readings of details. */
const ALL_DONE_MS = 8000;

/** One document after another in a tab: modules of its own, a storage of its own, the locks of its browser. */
export class Tab {
  path: string;
  private readonly browser: Browser;
  private storage: Record<string, string>;
  private document: Awaited<ReturnType<typeof aDocument>> | undefined;
  private locks: object | undefined;

  constructor(browser: Browser, path: string, storage: Record<string, string> = {}) {
    this.browser = browser;
    this.path = path;
    this.storage = storage;
  }

  /** Loads the page anew, and finds out who is in the tab. */
  async load(): Promise<void> {
    this.leave();
    this.locks = this.browser.locks.of(this);
    await this.here(async () => {
      this.document = await aDocument(this.browser.server);
      return this.document.restoreSession();
    });
  }

  /** The document goes, and the locks it held. */
  leave = (): void => this.browser.locks.release(this);

  signIn(answer: SignedIn | CorporateSession): Promise<void> {
    return this.here(({ startSession, startCorporateSession }) =>
      'accessTokenData' in answer ? startCorporateSession(answer) : startSession(answer),
    );
  }
  logOut = (): Promise<void> => this.here(({ logOut }) => logOut());
  /** One request of whoever is in. */
  use = (): Promise<void> =>
    this.here(({ use }) =>
      use().then(
        () => undefined,
        () => undefined,
      ),
    );
  /** Nothing happens for longer than a tab pauses between two refreshes in this world. */
  async wait(): Promise<void> {
    await this.here(() => undefined);
    await this.here(() => undefined);
  }
  switchTo(userType: UserType, path: string): Promise<void> {
    this.path = path;
    return this.here(({ switchMode }) => switchMode(userType));
  }

  session(): Session {
    if (!this.document) throw new Error('no document was loaded here');
    return this.document.readSession();
  }
  kept = (): Record<string, string> => ({ ...this.storage });

  /** Does something with this tab in front, until nothing is under way any more. */
  private async here(work: (document: Awaited<ReturnType<typeof aDocument>>) => unknown): Promise<void> {
    sessionStorage.clear();
    for (const [key, value] of Object.entries(this.storage)) sessionStorage.setItem(key, value);
    history.replaceState(null, '', this.path);
    Object.defineProperty(navigator, 'locks', { value: this.locks, configurable: true });
    const done = Promise.resolve(work(this.document as Awaited<ReturnType<typeof aDocument>>));
    await vi.advanceTimersByTimeAsync(ALL_DONE_MS);
    await done;
    await vi.advanceTimersByTimeAsync(ALL_DONE_MS);
    this.storage = { ...sessionStorage };
  }
}

/** The tabs of one browser, and the server they speak with. */
export class Browser {
  readonly locks = new TabLocks<Tab>();
  readonly tabs: Tab[] = [];
  readonly server: SessionServer;

  constructor(server: SessionServer) {
    this.server = server;
    localStorage.clear();
  }

  async open(path: string, copied?: Record<string, string>): Promise<Tab> {
    const tab = new Tab(this, path, copied);
    this.tabs.push(tab);
    await tab.load();
    return tab;
  }
}

/** What a page of the product brings for sessions, each page with instances of its own. */
async function aDocument(server: SessionServer) {
  vi.resetModules();
  const { fakeApi } = await import('#tests/support/fake-api.ts');
  fakeApi((request) => server.answer(request));
  const { readSession } = await import('#features/session/client/session.ts');
  const { startSession, startCorporateSession } = await import('#features/session/client/session-changes.ts');
  const { restoreSession, switchMode } = await import('#features/session/client/restore-session.ts');
  await import('#features/session/client/refresh.ts');
  await import('#features/session/client/restore-saved-user.ts');
  const { logOut } = await import('#features/session/client/log-out.ts');
  await import('#features/session/client/session-calls.ts');
  const { callOperation } = await import('#lib/client/call-operation.ts');
  const { listSessions } = await import('#features/identity/client/calls.ts');
  return {
    readSession,
    startSession,
    startCorporateSession,
    restoreSession,
    switchMode,
    logOut,
    use: () => callOperation(listSessions, {}),
  };
}

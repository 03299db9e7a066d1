// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UserType } from '#lib/shared/user-type.ts';
import { Browser } from '#tests/support/session-world/browser.ts';
import { PEOPLE, type PersonId, SessionServer } from '#tests/support/session-world/server.ts';

const PATHS = { sarai: '/bookings', corporate: '/corporate' } as const;
const OTHER = { sarai: 'corporate', corporate: 'sarai' } as const;
const WEEK_AND_A_DAY = 8 * 86_400_000;

/** What the requirements say of a browser: who is in each tab, and whom it remembers, the last active first. */
type Model = {
  front: number;
  tabs: { type: UserType; who: PersonId | null; aged: boolean; ended: boolean }[];
  saved: { person: PersonId; ended: boolean }[];
};
type SavedRecord = {
  userType: UserType;
  timestamp: number;
  expiresAt: number;
  userData: { userID: PersonId; refreshToken: string };
};
type ModelTab = Model['tabs'][number];

const forget = (model: Model, person: PersonId) =>
  void (model.saved = model.saved.filter((one) => one.person !== person));
const remember = (model: Model, person: PersonId, ended = false) => {
  forget(model, person);
  model.saved.unshift({ person, ended });
};
const put = (tab: ModelTab, who: PersonId | null) => Object.assign(tab, { who, aged: false, ended: false });

/** 4.2: the last active person of the address's type, once the server took their token; refused, they are forgotten. */
function restored(model: Model, tab: ModelTab): void {
  const last = model.saved.find(({ person }) => PEOPLE[person] === tab.type);
  put(tab, last && !last.ended ? last.person : null);
  if (last?.ended) forget(model, last.person);
  else if (last) remember(model, last.person);
}

class Event implements fc.AsyncCommand<Model, Browser> {
  private readonly name: string;
  private readonly at: number | null;
  private readonly ready: (tab: ModelTab) => boolean;
  private readonly happens: (model: Model, browser: Browser, at: number) => Promise<unknown>;

  /** `at` picks one of the tabs there are; null for what happens to all. */
  constructor(name: string, at: number | null, happens: Event['happens'], ready: Event['ready'] = () => true) {
    this.name = name;
    this.at = at;
    this.happens = happens;
    this.ready = ready;
  }

  check = (model: Readonly<Model>): boolean => this.at === null || model.tabs.length > 0;
  toString = (): string => (this.at === null ? this.name : `${this.name} @${this.at}`);

  async run(model: Model, browser: Browser): Promise<void> {
    const n = this.at === null ? -1 : this.at % model.tabs.length;
    if (this.at !== null) await show(model, browser, n);
    if (this.at === null || this.ready(tabOf(model, n))) await this.happens(model, browser, n);
    hold(model, browser);
  }
}

/** A tab comes to the front. The browser had discarded it meanwhile, as browsers do, and loads it anew. */
async function show(model: Model, browser: Browser, n: number): Promise<void> {
  if (model.front === n) return;
  await pageOf(browser, n).load();
  if (!tabOf(model, n).who) restored(model, tabOf(model, n));
  model.front = n;
}

/** A new tab, with what it copied from another. */
async function openTab(model: Model, browser: Browser, type: UserType, copied?: Record<string, string>): Promise<void> {
  if (browser.tabs.length === 5) return;
  await browser.open(PATHS[type], copied);
  model.front = model.tabs.push({ type, who: null, aged: false, ended: false }) - 1;
  restored(model, tabOf(model, model.front));
}

/** What must be true after every event. */
function hold(model: Model, browser: Browser): void {
  const seen = browser.tabs.map((tab) => ({ who: tab.session().userID, status: tab.session().status }));
  expect(seen).toEqual(model.tabs.map(({ who }) => ({ who, status: who ? 'in' : 'out' })));

  const saved = (JSON.parse(localStorage.getItem('lastActiveUsers') ?? '[]') as SavedRecord[]).filter(
    ({ expiresAt }) => expiresAt > Date.now(),
  );
  expect(
    saved
      .sort((one, other) => other.timestamp - one.timestamp)
      .map(({ userType, userData }) => [userType, userData.userID]),
  ).toEqual(model.saved.map(({ person }) => [PEOPLE[person], person]));

  const tokens = [
    ...browser.tabs.flatMap((tab) => tab.session().refreshToken ?? []),
    ...saved.map(({ userData }) => userData.refreshToken),
  ];
  expect(new Set(tokens).size, 'no token is in two places').toBe(tokens.length);
  const ids = browser.tabs.flatMap((tab) => tab.session().tabId ?? []);
  expect(new Set(ids).size, 'every tab is its own').toBe(ids.length);
  for (const tab of browser.tabs) {
    const { accessToken, refreshToken } = tab.kept();
    expect([accessToken ?? null, refreshToken ?? null], 'a reload finds what the page knows').toEqual([
      tab.session().accessToken,
      tab.session().refreshToken,
    ]);
  }
}

const tabOf = (model: Model, at: number) => model.tabs[at] as ModelTab;
const pageOf = (browser: Browser, at: number) => browser.tabs[at] as Browser['tabs'][number];
const isIn = ({ who }: ModelTab) => who !== null;
const isOut = ({ who }: ModelTab) => who === null;
const which = fc.nat(4);

const open = fc
  .constantFrom<UserType>('sarai', 'corporate')
  .map((type) => new Event(`open ${PATHS[type]}`, null, (model, browser) => openTab(model, browser, type)));
const reload = which.map(
  (at) =>
    new Event('reload', at, async (model, browser, n) => {
      await pageOf(browser, n).load();
      if (!tabOf(model, n).who) restored(model, tabOf(model, n));
    }),
);
const duplicate = which.map(
  (at) =>
    new Event('duplicate', at, (model, browser, n) =>
      openTab(model, browser, tabOf(model, n).type, pageOf(browser, n).kept()),
    ),
);
const signIn = fc.tuple(which, fc.constantFrom(...(Object.keys(PEOPLE) as PersonId[]))).map(
  ([at, person]) =>
    new Event(
      `${person} signs in`,
      at,
      async (model, browser, n) => {
        await pageOf(browser, n).signIn(browser.server.signIn(person));
        put(tabOf(model, n), person);
        remember(model, person);
      },
      (tab) => isOut(tab) && tab.type === PEOPLE[person],
    ),
);
const logOut = which.map(
  (at) =>
    new Event(
      'log out',
      at,
      async (model, browser, n) => {
        await pageOf(browser, n).logOut();
        forget(model, tabOf(model, n).who as PersonId);
        put(tabOf(model, n), null);
      },
      isIn,
    ),
);
const switchMode = which.map(
  (at) =>
    new Event('switch mode', at, async (model, browser, n) => {
      const type = OTHER[tabOf(model, n).type];
      await pageOf(browser, n).switchTo(type, PATHS[type]);
      tabOf(model, n).type = type;
      restored(model, tabOf(model, n));
    }),
);
const use = fc.tuple(which, fc.boolean()).map(
  ([at, answered]) =>
    new Event(
      answered ? 'use' : 'use while no refresh is answered, which passes',
      at,
      async (model, browser, n) => {
        browser.server.refreshing = answered;
        await pageOf(browser, n).use();
        browser.server.refreshing = true;
        if (!answered) await pageOf(browser, n).wait(); // the tab keeps its session and asks again by itself
        const tab = tabOf(model, n);
        const who = tab.who as PersonId;
        if (!tab.aged && !tab.ended) return;
        if (tab.ended) {
          put(tab, null);
          return forget(model, who);
        }
        put(tab, who);
        if (model.saved.some(({ person }) => person === who))
          remember(model, who, model.saved.find(({ person }) => person === who)?.ended);
      },
      isIn,
    ),
);
const age = fc.constant(
  new Event('access tokens age', null, async (model, browser) => {
    browser.server.age();
    for (const tab of model.tabs) tab.aged = true;
  }),
);
const signedOut = fc.constantFrom(...(Object.keys(PEOPLE) as PersonId[])).map(
  (person) =>
    new Event(`${person} is signed out everywhere`, null, async (model, browser) => {
      browser.server.endSessions(person);
      for (const one of [
        ...model.tabs.filter(({ who }) => who === person),
        ...model.saved.filter((saved) => saved.person === person),
      ])
        one.ended = true;
    }),
);
const eightDays = fc.constant(
  new Event('eight days pass', null, async (model) => {
    vi.setSystemTime(Date.now() + WEEK_AND_A_DAY);
    model.saved = []; // 5.10, whatever the server thinks of their tokens
  }),
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const control = new AbortController();
    setTimeout(() => control.abort(), ms);
    return control.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[4.1] [4.2] [4.3] [4.5] [4.6] [4.7] [5.10] whatever happens in whatever tab, each stays its own person', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.commands(
        [
          open,
          open,
          signIn,
          signIn,
          signIn,
          reload,
          duplicate,
          logOut,
          switchMode,
          use,
          use,
          age,
          signedOut,
          eightDays,
        ],
        { maxCommands: 20, size: 'max' },
      ),
      async (events) => {
        await fc.asyncModelRun(
          () => ({ model: { front: -1, tabs: [], saved: [] }, real: new Browser(new SessionServer()) }),
          events,
        );
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);

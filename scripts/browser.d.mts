/** Types of browser.mjs, which is plain JavaScript because it runs before anything is installed. */
export function findBrowser(): Promise<string>;

/** The path of a whole Chromium, which can show notifications; undefined where there is none. */
export function findWholeBrowser(): Promise<string | undefined>;

/** What the browser's environment needs to show the shifted clock of `npm run verify:days`; undefined on the real day. */
export function browserEnvironment(): Record<string, string> | undefined;

/** The path of Debian's library that shifts a process' clock, installed if need be. */
export function findFaketime(): string;

/** Debian's library that shifts a process' clock, where it is installed. */
export const FAKETIME: string | undefined;

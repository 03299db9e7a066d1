/** Types of browser.mjs, which is plain JavaScript because it runs before anything is installed. */
export function findBrowser(): Promise<string>;

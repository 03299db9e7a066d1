/** As much of a browser as the scripts need. */
export function pageOf(lang: string) {
  type Translation = {
    texts: Record<string, string>;
    message: (english: string) => string;
    load: (parts: string[]) => Promise<unknown>;
  };
  type Browser = { translation?: Translation };
  const page: Browser & { self?: unknown } = {};
  return Object.assign(page, {
    self: page,
    document: { documentElement: { lang } },
    location: { href: 'http://localhost/', origin: 'http://localhost' },
    history: { pushState: () => undefined },
    addEventListener: () => undefined,
    Intl,
    URL,
  });
}

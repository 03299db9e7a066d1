import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { languageRoutes } from '#lib/shared/language-routes.ts';
import { pageOf } from '../support/page-of-scripts.ts';
import { useStarts } from '../support/started.ts';
import type { Sarai } from '../support/whole-process.ts';

const ROOT = '.cache/start-languages-test';
const DATA_DIR = `${ROOT}/data`;
const start = useStarts(ROOT, DATA_DIR);

let sarai: Sarai;
beforeAll(async () => {
  sarai = (await start({ DATA_DIR, LOG_LEVEL: 'warn' })).sarai;
});

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const send = (
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(sarai.base);
    const request = ask({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() }),
      );
    });
    request.once('error', reject).end(body);
  });

const HINDI = { cookie: 'language=hi' };
const DEVANAGARI = /[\u0900-\u097f]+/g;
/** The words of a document that a person sees, without scripts, styles and tags. */
const shown = (html: string): string =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ');
/** A page's part for the router, at the address with the hash of its headers that Next asks for. */
async function partOf(path: string, asked: Record<string, string>): Promise<Answer> {
  const headers = { rsc: '1', ...asked };
  const answer = await send(path, { headers });
  return answer.headers.location ? send(answer.headers.location, { headers }) : answer;
}
const isEnglish = ({ text }: Answer) => {
  expect(text).toContain('<html lang="en-IN"');
  // the link to the other language, by its own name
  expect([...new Set(shown(text).match(DEVANAGARI))]).toEqual(['हिन्दी']);
};
const isHindi = ({ text }: Answer) => {
  expect(text).toContain('<html lang="hi-IN"');
  expect(shown(text)).toContain('सीधे मुख्य सामग्री पर जाएँ');
  expect(shown(text)).not.toMatch(/Skip to content|taxes included|Sign in|\b(?:nights|adults|stays)\b/);
};

describe('readers of two languages at once', () => {
  it.each(['/', '/hotels', '/hotels?city=kochi'])('get each their own page of %s', async (path) => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => send(path, { headers: index % 2 ? HINDI : {} })),
    );
    answers.forEach((answer, index) => (index % 2 ? isHindi : isEnglish)(answer));
  });

  it('get each their own parts of a page, for the router', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => partOf('/hotels', index % 2 ? HINDI : {})),
    );
    answers.forEach(({ text, headers }, index) => {
      expect(headers['content-type']).toMatch(/^text\/x-component/);
      expect(text.includes('आप कहाँ ठहरना चाहेंगे?')).toBe(index % 2 === 1);
      expect(text.includes('Where would you like to stay?')).toBe(index % 2 === 0);
    });
  });

  it('get pages that are not translated in English, with a word about it for readers of Hindi', async () => {
    const [english, hindi] = await Promise.all([send('/about'), send('/about', { headers: HINDI })]);
    isEnglish(english);
    expect(hindi.text).toContain('<html lang="en-IN"');
    expect(shown(hindi.text)).toContain('यह पेज हिन्दी में नहीं है।');
  });

  it.each([
    ['/hotels/review', 'जाँचें और भुगतान करें', 'Review and pay'],
    ['/confirmationbooking?bookingId=bkg_none', 'आपकी बुकिंग', 'Your booking'],
  ])('get each their own page of %s', async (path, hindi, english) => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => send(path, { headers: index % 2 ? HINDI : {} })),
    );
    answers.forEach((answer, index) => {
      (index % 2 ? isHindi : isEnglish)(answer);
      expect(answer.text).toContain(`<title>${index % 2 ? hindi : english} · Sarai</title>`);
    });
  });

  it('get the same errors from the API, which the page translates', async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'not-the-password' });
    const asked = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const [english, hindi] = await Promise.all(
      [{}, HINDI].map((language) =>
        send('/api/users/login', { method: 'POST', headers: { ...asked, ...language }, body }),
      ),
    );
    const messageOf = ({ text }: Answer) => (JSON.parse(text) as { message: string }).message;
    expect(messageOf(hindi!)).toBe(messageOf(english!));
    expect(messageOf(hindi!)).toMatch(/^[A-Z]/);
  });

  it('share no cached answer: pages are private to a browser', async () => {
    const { headers } = await send('/', { headers: HINDI });
    expect(headers['cache-control']).toMatch(/no-store|private/);
  });

  it('get data in English from the API, which is one for all', async () => {
    const asked = '/api/hotels/places?text=koc';
    const [english, hindi] = await Promise.all([send(asked), send(asked, { headers: HINDI })]);
    expect(hindi.text).toBe(english.text);
  });
});

describe('an English page', () => {
  it('loads nothing for Hindi', async () => {
    const { text } = await send('/');
    expect(text).not.toMatch(/\/texts\/|devanagari/);
  });
});

describe('the scripts of Hindi readers', () => {
  const scriptsOf = async (path: string) => {
    const { text } = await send(path, { headers: HINDI });
    return [...text.matchAll(/src="(\/texts\/[^"]+)"/g)].map(([, address = '']) => address);
  };
  /** Runs the scripts of a page in a document of a language. */
  const read = async (path: string, lang: string) => {
    const page = pageOf(lang);
    const scope = createContext(page);
    for (const address of await scriptsOf(path)) {
      const { status, headers, text } = await send(address);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      runInContext(text, scope);
    }
    return page;
  };

  it('bring the texts of the page, and are kept for good', async () => {
    const self = await read('/hotels/review', 'hi-IN');
    expect(self.translation?.texts['Sign in']).toBe('साइन इन करें');
    // of other pages
    expect(self.translation?.texts.Search).toBeUndefined();
    expect((await read('/hotels', 'hi-IN')).translation?.texts.Search).toBe('खोजें');
    // the errors of the API, filled, and what a booking stores
    expect(self.translation?.message('Nothing was charged. The room is held at ₹104,868 until 2 Dec, 12:40.')).toBe(
      'कोई रकम नहीं काटी गई। कमरा ₹1,04,868 में 2 दिसंबर, 12:40 तक रोका गया है।',
    );
  });

  it('load what one kind of booking needs when its script asks, once', async () => {
    const self = await read('/bookings/details', 'hi-IN');
    const { translation } = self;
    expect(translation?.texts['Fare rules']).toBeUndefined();
    const asked: string[] = [];
    Object.assign(self.document, {
      createElement: () => ({}),
      head: {
        append: (script: { src: string; onload: () => void }) => {
          asked.push(script.src);
          void send(script.src).then(({ text }) => {
            runInContext(text, createContext(self));
            script.onload();
          });
        },
      },
    });
    await Promise.all([translation?.load(['flight-trip', 'places']), translation?.load(['flight-trip'])]);
    expect(asked).toEqual([expect.stringMatching(/^\/texts\/hi-flight-trip-/)]);
    expect(translation?.texts['Fare rules']).toBe('किराए के नियम');
    expect(translation?.message('Web check-in is open until Tue 1 Dec, 08:25.')).toBe(
      'वेब चेक-इन मंगल 1 दिसंबर, 08:25 तक खुला है।',
    );
  });

  it('bring no texts to a page in English', async () => {
    expect(await scriptsOf('/about')).toHaveLength(1);
    const self = await read('/about', 'en-IN');
    expect(self.translation).toBeUndefined();
  });

  it('are not found under another hash', async () => {
    expect((await send(languageRoutes.script('hi-AAAAAAAAAAAA'))).status).toBe(404);
  });
});

describe('the form that chooses a language', () => {
  const choose = (body: string, headers: Record<string, string> = {}) =>
    send(languageRoutes.form(), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        ...headers,
      },
      body,
    });

  it('stores Hindi for a year and leads back', async () => {
    const { status, headers } = await choose('language=hi&back=%2Fhotels%3Fcity%3Dkochi');
    expect(status).toBe(303);
    expect(headers.location).toBe('/hotels?city=kochi');
    expect(headers['set-cookie']?.[0]).toMatch(/^language=hi; Path=\/;.*Max-Age=31536000;.*SameSite=lax/i);
  });

  it('stores English, too', async () => {
    const { headers } = await choose('language=en&back=%2F');
    expect(headers['set-cookie']?.[0]).toMatch(/^language=en; Path=\/;.*Max-Age=31536000;/i);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])(
    'leads to no other site: %s',
    async (back) => {
      const { headers } = await choose(`language=hi&back=${encodeURIComponent(back)}`);
      expect(headers.location).toBe('/');
    },
  );

  it('asks again for a language that does not exist, and stores nothing', async () => {
    const { status, headers } = await choose('language=xx&back=%2F');
    expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/language', undefined]);
  });

  it('is not taken from another site', async () => {
    const { headers } = await choose('language=hi&back=%2F', { 'sec-fetch-site': 'cross-site' });
    expect([headers.location, headers['set-cookie']]).toEqual(['/language', undefined]);
  });

  it('takes a short body only', async () => {
    expect((await choose(`language=hi&back=${'a'.repeat(5000)}`)).status).toBe(413);
    expect((await send('/language', { method: 'POST', body: 'language=hi' })).status).toBe(405);
  });
});

describe('a link of an email in Hindi', () => {
  const LINK = '/bookings/details?bookingId=bkg_1&language=hi';
  const PAGE = '/bookings/details?bookingId=bkg_1';

  it('leads to the page and chooses Hindi, where nothing was chosen', async () => {
    const { status, headers } = await send(LINK);
    expect([status, headers.location]).toEqual([303, PAGE]);
    expect(headers['set-cookie']?.[0]).toMatch(/^language=hi; Path=\/; Max-Age=31536000; SameSite=Lax/);
    isHindi(await send('/hotels', { headers: { cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' } }));
  });

  it.each(['en', 'hi'])('leaves what was chosen: %s', async (language) => {
    const { headers } = await send(LINK, { headers: { cookie: `language=${language}` } });
    expect([headers.location, headers['set-cookie']]).toEqual([PAGE, undefined]);
  });

  it.each([
    ['a page that is in English alone', '/about?language=hi'],
    ['a language that does not exist', '/hotels?language=xx'],
    ['an operation', '/api/hotels/search?language=hi'],
  ])('changes nothing at %s', async (_, path) => {
    const { status, headers } = await send(path);
    expect([status === 303, headers['set-cookie']]).toEqual([false, undefined]);
  });

  it('leads to no other site', async () => {
    for (const path of ['//evil.example/hotels?language=hi', '/\\evil.example?language=hi'])
      expect((await send(path)).headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });
});

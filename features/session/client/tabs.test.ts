// @vitest-environment jsdom
import { BroadcastChannel as Channel } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSignedIn } from '#tests/support/people.ts';
import { onNewsOfOtherTabs, tellOtherTabs } from './tabs.ts';
import { startSession } from './session-changes.ts';

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel);
  startSession(aSignedIn());
});
afterEach(() => void vi.unstubAllGlobals());

/** What a tab of the person hears until `told` has been delivered. */
async function heardAfter(tell: () => void): Promise<string[]> {
  const heard: string[] = [];
  const stop = onNewsOfOtherTabs((what) => heard.push(what));
  tell();
  await new Promise((resolve) => setTimeout(resolve, 50));
  stop();
  return heard;
}

describe('[1.4] tabs of one browser', () => {
  it.each(['logged-out', 'sessions-ended'] as const)(
    'tell each other about the person they share: %s',
    async (what) => {
      expect(await heardAfter(() => tellOtherTabs(what))).toEqual([what]);
    },
  );

  it('hear nothing about anybody else', async () => {
    const news = { what: 'logged-out', userType: 'sarai', userID: 'usr_somebody_else' };
    expect(
      await heardAfter(() => {
        const channel = new Channel('sessions');
        channel.postMessage(news);
        channel.close();
      }),
    ).toEqual([]);
  });

  it('tell nothing when nobody is in', async () => {
    const { endSession } = await import('./session-changes.ts');
    endSession('logged-out');
    expect(await heardAfter(() => tellOtherTabs('logged-out'))).toEqual([]);
  });
});

import { expect } from 'vitest';
import { sendPushes } from '#features/push/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { call } from './call.ts';
import { decrypted, type aPushService } from './push-service.ts';

type Service = Awaited<ReturnType<typeof aPushService>>;

/** Registers a phone of a person; gives the push messages that it received since the last time, or their titles. */
export const phonesOf =
  (service: Service, db: () => Db) =>
  async ({ userId, token }: { userId: string; token: () => string }) => {
    const subscription = service.subscription();
    const deviceInfo = { userAgent: 'Chrome', platform: 'Linux', language: 'en-IN', deviceId: 'a-phone' };
    const body = { userId, token: subscription.token, userType: 'sarai', deviceInfo };
    expect((await call('PUT', '/api/users/device-token', { body, token: token() })).status).toBe(200);
    let read = 0;
    const received = async () => {
      await sendPushes(db());
      const all = service.pushed.filter(({ path }) => path === subscription.path);
      const news = all
        .slice(read)
        .map(({ body: sent }) => JSON.parse(decrypted(sent, subscription.keys)) as { title: string; body: string });
      read = all.length;
      return news;
    };
    return { received, titles: async () => (await received()).map(({ title }) => title) };
  };

import 'server-only';
import { findCountry } from '#features/places/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { geolocation } from '#lib/server/geo/geolocation.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { ActiveSession, listSessions as operation } from '../contract.ts';
import { describeDevice } from '../rules/describe-device.ts';
import { browsersOf, type BrowserSession } from './sessions.repo.ts';

/** The person's sessions: this browser first, then by last use. */
export const listSessions: UseCase<typeof operation> = async ({ db, caller }) => {
  const browsers = await browsersOf(db, caller.userId, clock.now());
  const sessions = browsers.map((browser) => presentSession(browser, caller.sessionId));
  return sessions.sort((a, b) => Number(b.thisOne) - Number(a.thisOne));
};

/** A browser session for display. `sessionId` is the calling tab's. */
export function presentSession(
  { root, device, tabs, signedInAt, lastUsedAt }: BrowserSession,
  sessionId: string,
): ActiveSession {
  const country = geolocation().countryOf(device.address ?? '');
  return {
    _id: root,
    device: describeDevice(device.userAgent),
    country: country ? (findCountry(country)?.name ?? null) : null,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    thisOne: tabs.includes(sessionId),
  };
}

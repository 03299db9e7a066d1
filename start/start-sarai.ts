import 'server-only';
import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import next from 'next';
import { answerWith } from './answer.ts';
import { DEMO_ZONE, prepareData } from './prepare-data.ts';
import { claimFolder } from './claim-folder.ts';
import { refuseUpgrade } from '#lib/server/realtime/entrance.ts';
import { startRealtime } from './start-realtime.ts';
import { takePort } from './take-port.ts';
import { untilAsked } from './shut-down.ts';
import { startJobs } from './jobs.ts';
import { wireFeatures } from './wire-features.ts';
import { clock } from '#lib/server/clock.ts';
import { announceProcess } from '#lib/server/db/announce-process.ts';
import { backgroundDatabase } from '#lib/server/db/connect.ts';
import { env } from '#lib/server/env.ts';
import { ENVIRONMENTS } from '#lib/server/environments.ts';
import { log } from '#lib/server/log.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { takeOverSteps } from '#features/bookings/server/index.ts';
import { appleSigner, googleIssuer } from '#features/documents/server/index.ts';
import { buildTimetable } from '#features/flights/server/index.ts';
import { buildPlaceIndexes } from '#features/places/server/index.ts';
import { firebaseProject } from '#features/push/server/index.ts';

/** Starts everything, prints the address and the demo accounts, and resolves when the server listens. */
export async function startSarai({ dev }: { dev: boolean }): Promise<void> {
  const { PORT, HOST, PROXY_HOPS, SARAI_ENV } = env();
  const address = `http://${['127.0.0.1', '0.0.0.0', '::1', '::'].includes(HOST) ? 'localhost' : hostInUrl(HOST)}:${PORT}`;
  process.env.PUBLIC_URL ||= address;
  for (const read of [firebaseProject, appleSigner, googleIssuer]) read(); // a key that cannot be read stops the start

  // processes share the database only
  const claim = env().DATABASE_URL ? null : await claimFolder(env().DATA_DIR, address);
  if (claim?.takenBy) {
    console.log(
      `${PRODUCT.name} already runs at ${claim.takenBy.address} (process ${claim.takenBy.pid}), on the same folder ${env().DATA_DIR}.`,
    );
    return;
  }
  const { server, serve } = await takePort(PORT, HOST).catch((error: unknown) => {
    claim?.release();
    throw error;
  });
  wireFeatures();
  const timetable = buildTimetable().catch((error: unknown) =>
    log().warn({ err: error }, 'the timetable was not built'),
  );
  buildPlaceIndexes();
  const data = await prepareData();
  // a placeholder: upgrades are handled by this server
  const app = next({ dev, hostname: HOST, port: PORT, httpServer: createServer() });
  await app.prepare();
  await timetable; // started in its own thread while the database and Next were being prepared
  const pages = app.getRequestHandler();
  const upgrade = (app as unknown as { upgradeHandler?: (...args: unknown[]) => Promise<void> }).upgradeHandler;

  const reach = { hops: PROXY_HOPS, thisMachineOnly: ENVIRONMENTS[SARAI_ENV].thisMachineOnly };
  const realtime = startRealtime(reach);
  server.on('upgrade', (request, socket, head) => {
    if (realtime.upgrade(request, socket, head)) return;
    if (dev && upgrade) void upgrade.call(app, request, socket, head);
    else refuseUpgrade(socket, '404 Not Found');
  });
  serve(
    answerWith({
      ...reach,
      dev,
      socket: realtime.request,
      next: (request, response) => void pages(request, response),
    }),
  );
  const presence = await announceProcess(process.env.DATABASE_URL ?? '', () =>
    takeOverSteps(backgroundDatabase(), clock.now()),
  );
  const jobs = startJobs({
    webhookUrl: `http://${hostInUrl(HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '::1' : HOST)}:${PORT}/api/payments/webhook`,
    demoZone: data.demo ? DEMO_ZONE : null,
  });

  console.log(`\n  ${PRODUCT.name} is open: ${address}\n${data.notes.map((note) => `  ${note}`).join('\n')}\n`);
  log().debug({ address }, 'listening');
  untilAsked(async () => {
    await realtime.stop();
    await jobs.stop();
    await presence.leave();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 5000).unref();
    });
    await app.close();
    await data.close();
    claim?.release();
  });
}

/** A host as a URL writes it: an IPv6 address stands in brackets (RFC 3986, 3.2.2). */
const hostInUrl = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

import 'server-only';
import { createServer } from 'node:http';
import next from 'next';
import { DEMO_ZONE, prepareData } from './prepare-data.ts';
import { claimFolder } from './claim-folder.ts';
import { compress } from './compress.ts';
import { firstPaint } from './first-paint/first-paint.ts';
import { holdBeginning } from './first-paint/hold-beginning.ts';
import { pageSecurity } from './page-security.ts';
import { sharedPages } from './shared-pages.ts';
import { staticAssets } from './static-assets.ts';
import { takePort } from './take-port.ts';
import { untilAsked } from './shut-down.ts';
import { startJobs } from './jobs.ts';
import { clientAddress, passedOn } from '../http/client-address.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { PRODUCT } from '#lib/shared/product.ts';

/** Starts everything, prints the address and the demo accounts, and returns when the server listens. */
export async function startSarai({ dev }: { dev: boolean }): Promise<void> {
  const { PORT, HOST, PROXY_HOPS } = env();
  const address = `http://${HOST === '127.0.0.1' || HOST === '0.0.0.0' ? 'localhost' : HOST}:${PORT}`;
  process.env.PUBLIC_URL ||= address;

  const claim = env().DATABASE_URL ? null : await claimFolder(env().DATA_DIR, address); // what is shared there is the database
  if (claim?.takenBy) {
    console.log(`${PRODUCT.name} already runs at ${claim.takenBy.address} (process ${claim.takenBy.pid}), on the same folder ${env().DATA_DIR}.`);
    return;
  }
  const { server, serve } = await takePort(PORT, HOST).catch((error: unknown) => {
    claim?.release();
    throw error;
  });
  const data = await prepareData();
  const app = next({ dev, hostname: HOST, port: PORT, httpServer: createServer() }); // a dummy: upgrades are ours to pass on
  await app.prepare();
  const pages = app.getRequestHandler();
  const assets = staticAssets({ dev });
  const share = sharedPages();
  const paint = dev ? null : firstPaint();
  const upgrade = (app as unknown as { upgradeHandler?: (...args: unknown[]) => Promise<void> }).upgradeHandler;

  server.on('upgrade', (request, socket, head) => {
    if (dev && upgrade) void upgrade.call(app, request, socket, head);
    else socket.destroy();
  });
  serve((request, response) => {
    request.headers['x-sarai-address'] = clientAddress(request, PROXY_HOPS);
    request.headers['x-sarai-passed-on'] = passedOn(request) ? 'yes' : 'no';
    if (assets(request, response)) return;
    pageSecurity(request, response, { dev });
    if (!paint) return void pages(request, response);
    compress(request, response);
    share(request, response, () => {
      if (!request.headers.rsc) holdBeginning(response, paint);
      void pages(request, response);
    });
  });
  const jobs = startJobs({ webhookUrl: `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}/api/payments/webhook`, demoZone: data.demo ? DEMO_ZONE : null });

  console.log(`\n  ${PRODUCT.name} is open: ${address}\n${data.notes.map((note) => `  ${note}`).join('\n')}\n`);
  log().debug({ address }, 'listening');
  untilAsked(async () => {
    await jobs.stop();
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

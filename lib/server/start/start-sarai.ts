import 'server-only';
import { createServer } from 'node:http';
import next from 'next';
import { DEMO_ZONE, prepareData } from './prepare-data.ts';
import { claimFolder } from './claim-folder.ts';
import { pageSecurity } from './page-security.ts';
import { staticAssets } from './static-assets.ts';
import { untilAsked } from './shut-down.ts';
import { startJobs } from './jobs.ts';
import { clientAddress } from '../http/client-address.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { PRODUCT } from '#lib/shared/product.ts';

/** Starts everything, prints the address and the demo accounts, and returns when the server listens. */
export async function startSarai({ dev }: { dev: boolean }): Promise<void> {
  const { PORT, HOST, PROXY_HOPS } = env();
  const address = `http://${HOST === '127.0.0.1' || HOST === '0.0.0.0' ? 'localhost' : HOST}:${PORT}`;
  process.env.PUBLIC_URL ||= address;

  const claim = await claimFolder(env().DATA_DIR, address);
  if (claim.takenBy) {
    console.log(`${PRODUCT.name} already runs at ${claim.takenBy.address} (process ${claim.takenBy.pid}), on the same folder ${env().DATA_DIR}.`);
    return;
  }
  const data = await prepareData();

  const server = createServer();
  const app = next({ dev, hostname: HOST, port: PORT, httpServer: createServer() }); // a dummy: upgrades are ours to pass on
  await app.prepare();
  const pages = app.getRequestHandler();
  const assets = staticAssets({ dev });

  server.on('request', (request, response) => {
    request.headers['x-sarai-address'] = clientAddress(request, PROXY_HOPS);
    if (assets(request, response)) return;
    pageSecurity(request, response, { dev });
    void pages(request, response);
  });
  const upgrade = (app as unknown as { upgradeHandler?: (...args: unknown[]) => Promise<void> }).upgradeHandler;
  server.on('upgrade', (request, socket, head) => {
    if (dev && upgrade) void upgrade.call(app, request, socket, head);
    else socket.destroy();
  });
  server.keepAliveTimeout = 65_000;

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(PORT, HOST, resolve)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Configuration: PORT ${PORT} is in use by another program; set PORT to a free one`) : error;
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
    claim.release();
  });
}

import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerMetrics } from '#lib/server/http/metrics.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { resetEnvironment } from '../support/environment.ts';
import { useTestDatabase } from '../support/test-database.ts';

useTestDatabase();
const api = useApiServer();

const TOKEN = 'a-token-that-only-the-scraper-knows';
const ask = (headers: Record<string, string>) =>
  answerMetrics(new Request('http://sarai.test/api/metrics', { headers }));
const read = async () => (await fetch(`${api.base()}/api/metrics`)).text();
const valueOf = (text: string, sample: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.split(' ')
      .at(-1),
  );

afterEach(() => {
  vi.unstubAllEnvs();
  resetEnvironment();
});

describe('metrics', () => {
  it('are in Prometheus’ text format, every name with help and type', async () => {
    await call('GET', '/api/corporate/countries');
    const response = await fetch(`${api.base()}/api/metrics`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    const lines = (await response.text()).split('\n');
    expect(lines.pop()).toBe('');
    const described = new Set<string>();
    for (const line of lines.filter((one) => one !== '')) {
      const [, name] = /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line) ?? [];
      if (name) described.add(name);
      else if (!line.startsWith('# HELP ')) {
        expect(line).toMatch(
          /^[a-z_\d]+(\{[a-z_]+="[^"\n]*"(,[a-z_]+="[^"\n]*")*\})? (-?\d+(\.\d+)?(e-?\d+)?|Nan|[+-]Inf)$/,
        );
        expect(described).toContain(/^\w+/.exec(line)?.[0].replace(/_(?:bucket|sum|count)$/, ''));
      }
    }
    for (const name of [
      'process_start_time_seconds',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_max_seconds',
      'sarai_requests_total',
      'sarai_request_seconds',
      'sarai_answered_total',
      'sarai_database_connections',
      'sarai_database_waiting',
    ])
      expect(described).toContain(name);
  });

  it('count answers by operation and status, refusals too', async () => {
    const before = await read();
    for (let time = 0; time < 3; time++) await call('GET', '/api/places/airports?name=cok');
    await call('GET', '/api/places/airports');
    await call('GET', '/api/wallet/balance');
    const after = await read();
    const grown = (sample: string) => valueOf(after, sample) - (valueOf(before, sample) || 0);
    expect(grown('sarai_requests_total{operation="places.searchAirports",status="200"}')).toBe(3);
    expect(grown('sarai_requests_total{operation="places.searchAirports",status="400"}')).toBe(1);
    expect(grown('sarai_requests_total{operation="payments.walletBalance",status="401"}')).toBe(1);
    expect(grown('sarai_request_seconds_sum{operation="places.searchAirports"}')).toBeGreaterThan(0);
    expect(grown('sarai_request_seconds_count{operation="places.searchAirports"}')).toBe(4);
    expect(grown('sarai_request_seconds_bucket{le="+Inf",operation="places.searchAirports"}')).toBe(4);
  });

  it('tell how late the event loop was since the last reading', async () => {
    await read();
    await new Promise((resolve) => setTimeout(resolve, 60)); // the first beat after a reading is where measuring begins
    const until = performance.now() + 120;
    while (performance.now() < until); // the loop stands still
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(valueOf(await read(), 'nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0.05);
  });

  it('are open to this machine itself', async () => {
    expect((await ask({ 'x-sarai-from-this-machine': 'yes' })).status).toBe(200);
  });

  it.each([
    ['somebody else', { 'x-sarai-from-this-machine': 'no' }],
    ['somebody whose way here is not known', {}],
  ])('are closed to %s', async (_, headers) => {
    const response = await ask(headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      status: 'FAILURE',
      code: 'FORBIDDEN',
      requestId: expect.any(String) as string,
    });
  });

  it('once METRICS_TOKEN is set, are open to who has it, wherever they are, and to nobody else', async () => {
    vi.stubEnv('METRICS_TOKEN', TOKEN);
    resetEnvironment();
    expect((await ask({ 'x-sarai-address': '10.0.0.7', authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    for (const authorization of ['', TOKEN, 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`])
      expect((await ask({ 'x-sarai-from-this-machine': 'yes', authorization })).status).toBe(401);
  });
});

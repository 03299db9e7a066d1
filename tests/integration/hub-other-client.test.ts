import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import { destinationOf, KEEP_ALIVE_DESTINATION, SOCKET_PATH } from '#lib/shared/realtime.ts';
import { useApiServer } from '../support/api-server.ts';
import { aCompany } from '../support/companies.ts';
import { connectFrame, type ServedHub, serveRealtime, until } from '../support/hub.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();
let me: CorporateSession;
let hub: ServedHub;
beforeAll(async () => {
  me = await aCompany();
  hub = await serveRealtime();
});
afterAll(() => hub.close());

it.each(['text', 'bytes'] as const)(
  '[7.19] a client without any library, on the platform’s own WebSocket, is served as well: frames sent as %s',
  async (kind) => {
    const socket = new WebSocket(`${hub.base.replace('http', 'ws')}${SOCKET_PATH}/websocket`, ['v12.stomp']);
    const frames: string[] = [];
    const closed: number[] = [];
    socket.onmessage = ({ data }) => void frames.push(String(data));
    socket.onclose = ({ code }) => void closed.push(code);
    await until(() => socket.readyState === WebSocket.OPEN);
    expect(socket.protocol).toBe('v12.stomp');
    const send = (frame: string) => socket.send(kind === 'text' ? frame : new TextEncoder().encode(frame));
    const came = (start: string) => until(() => frames.some((frame) => frame.startsWith(start)));

    send(connectFrame(me.accessTokenData.accessToken));
    await came('CONNECTED\nversion:1.2\n');
    const topic = `approval${me.userDetails._id}` as const;
    send(`SUBSCRIBE\r\nid:sub-0\r\ndestination:${destinationOf(topic)}\r\nreceipt:r1\r\n\r\n\0\n`);
    await came('RECEIPT\nreceipt-id:r1\n');
    await inCompany(database(), me.companyDetails._id, (tx) =>
      writeMessages(tx, me.companyDetails._id, [{ topic, payload: { note: 'Kochi: ₹4,200' } }]),
    );
    await came('MESSAGE\nsubscription:sub-0\n');
    expect(frames.find((frame) => frame.startsWith('MESSAGE'))?.split('\n\n')[1]).toBe('{"note":"Kochi: ₹4,200"}\0');
    send(`SEND\ndestination:${KEEP_ALIVE_DESTINATION}\nreceipt:r2\n\n\0`);
    await came('RECEIPT\nreceipt-id:r2\n');
    send('UNSUBSCRIBE\nid:sub-0\nreceipt:r3\n\n\0');
    await came('RECEIPT\nreceipt-id:r3\n');
    expect(hub.hub.listening()).toBe(0);
    send('DISCONNECT\nreceipt:r4\n\n\0');
    await came('RECEIPT\nreceipt-id:r4\n');
    await until(() => closed.length > 0);
    expect(closed).toEqual([1000]);
  },
);

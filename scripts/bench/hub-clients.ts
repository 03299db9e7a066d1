/**
 * Thousands of STOMP clients in a process of their own: `URL DESTINATION MESSAGES`. On the first message, the headers of
 * each client's CONNECT, it opens them all, subscribes, and answers `ready`; once each has every message, or at the next
 * message, it answers how many came, how many twice, and after how many milliseconds. Messages carry `number` and `at`,
 * the moment of sending on the clock that all processes of the machine share.
 */
import { WebSocket } from 'ws';
import { sharedClock } from './processor.ts';

export type Heard = { received: number; repeated: number; delays: number[] };

const [url = '', destination = '', expected = '0'] = process.argv.slice(2);
const OPENING_AT_ONCE = 50;
const heard: Heard = { received: 0, repeated: 0, delays: [] };
let clients = 0;
let reported = false;

process.once('message', (connects: string[]) => {
  process.once('message', report);
  void openAll(connects).then(() => process.send?.('ready'));
});

async function openAll(connects: readonly string[]): Promise<void> {
  clients = connects.length;
  const waiting = [...connects];
  await Promise.all(
    Array.from({ length: OPENING_AT_ONCE }, async () => {
      for (let connect = waiting.pop(); connect !== undefined; connect = waiting.pop()) await open(connect);
    }),
  );
}

function open(connect: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, ['v12.stomp'], { perMessageDeflate: false });
    const seen = new Set<number>();
    socket.on('open', () => socket.send(`CONNECT\naccept-version:1.2\nheart-beat:0,0\n${connect}\n\n\0`));
    socket.on('message', (data: Buffer) => {
      const frame = data.toString();
      if (frame.startsWith('CONNECTED'))
        socket.send(`SUBSCRIBE\nid:0\nack:auto\nreceipt:r\ndestination:${destination}\n\n\0`);
      else if (frame.startsWith('RECEIPT')) resolve();
      else if (frame.startsWith('MESSAGE')) take(frame, seen);
      else if (frame.startsWith('ERROR')) reject(new Error(frame));
    });
    socket.on('error', reject);
  });
}

function take(frame: string, seen: Set<number>): void {
  const { number, at } = JSON.parse(frame.slice(frame.indexOf('\n\n') + 2, frame.lastIndexOf('\0'))) as Record<
    'number' | 'at',
    number
  >;
  if (seen.has(number)) return void (heard.repeated += 1);
  seen.add(number);
  heard.received += 1;
  heard.delays.push(sharedClock() - at);
  if (heard.received === clients * Number(expected)) report();
}

function report(): void {
  if (reported) return;
  reported = true;
  process.send?.(heard);
}

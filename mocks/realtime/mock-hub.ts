import { FrameImpl, Parser } from '@stomp/stompjs';
import { http, HttpResponse, ws, type AnyHandler } from 'msw';
import { KEEP_ALIVE_DESTINATION, POLICY_TOPIC, SOCKET_PATH, destinationOf, topicIn } from '#lib/shared/realtime.ts';
import { keepMemory, memory } from '../memory/memory.ts';
import { employeeOf } from '../memory/people.ts';
import { answerAsColleagues } from './colleague-answers.ts';
import { newsBetween, toldNow } from './news.ts';

const TOKEN_LIFETIME_MS = 15 * 60_000;
const COLLEAGUES_ANSWER_MS = 3000;

/** A socket of this tab: SockJS on a WebSocket, with one employee. */
type Client = {
  say: (command: string, headers: Record<string, string>, body?: string) => void;
  close: () => void;
  userId: string | null;
  /** Topics by the client's id of the subscription. */
  topics: Map<string, string>;
};

const clients = new Set<Client>();
let messages = 0;

/** The hub of mock mode: SockJS's `info`, and STOMP on a WebSocket that never leaves the page. */
export function hubHandlers(): AnyHandler[] {
  const link = ws.link(new RegExp(`${SOCKET_PATH}/[^/]+/[^/]+/websocket$`));
  return [
    http.get(`*${SOCKET_PATH}/info`, () =>
      HttpResponse.json({ websocket: true, origins: ['*:*'], cookie_needed: false, entropy: Date.now() % 2 ** 32 }),
    ),
    link.addEventListener('connection', ({ client: socket }) => {
      const client: Client = {
        say: (command, headers, body = '') =>
          socket.send(`a${JSON.stringify([FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true })])}`),
        close: () => socket.close(1008),
        userId: null,
        topics: new Map(),
      };
      const parser = new Parser(
        (raw) => answer(client, FrameImpl.fromRawFrame(raw, true)),
        () => undefined,
      );
      socket.addEventListener('message', ({ data }) => {
        for (const text of JSON.parse(typeof data === 'string' ? data : '[]') as string[]) parser.parseChunk(text);
      });
      socket.addEventListener('close', () => void clients.delete(client));
      clients.add(client);
      socket.send('o');
    }),
  ];
}

/** Sends what changed since each connected person was last told. Called after every answer that may change something. */
export function tellConnected(): void {
  for (const userId of new Set([...clients].map((client) => client.userId))) {
    if (userId === null) continue;
    tell(userId);
    setTimeout(() => answerAsColleagues(userId, new Date()) && tell(userId), COLLEAGUES_ANSWER_MS);
  }
}

function tell(userId: string): void {
  const now = new Date();
  const { told } = memory();
  const after = toldNow(userId, now);
  const news = newsBetween(userId, told[userId] ?? after, after, now);
  told[userId] = after;
  keepMemory();
  for (const { topic, payload } of news)
    for (const client of clients)
      for (const [subscription, followed] of client.topics)
        if (followed === `${topic}${userId}`)
          client.say(
            'MESSAGE',
            {
              subscription,
              destination: destinationOf(followed),
              'message-id': String(Date.now() * 100 + (messages++ % 100)),
              'content-type': 'application/json',
              position: '0',
            },
            JSON.stringify(payload),
          );
}

function answer(client: Client, { command, headers }: FrameImpl): void {
  const refuse = (code: string, message: string) => {
    client.say('ERROR', { code, message, ...(headers.destination ? { destination: headers.destination } : {}) });
    client.close();
  };
  const received = (over: Record<string, string> = {}) =>
    headers.receipt === undefined ? undefined : client.say('RECEIPT', { 'receipt-id': headers.receipt, ...over });
  if (command === 'CONNECT' || command === 'STOMP') {
    const employee = employeeOf(headers.Authorization?.split(' ')[1] ?? null);
    if (!employee) return refuse('UNAUTHENTICATED', 'Please sign in to continue.');
    client.userId = employee.userDetails._id;
    const lifetime = { position: '0', 'token-lifetime-ms': String(TOKEN_LIFETIME_MS) };
    return client.say('CONNECTED', { version: '1.2', 'heart-beat': '0,0', ...lifetime });
  }
  const topic = topicIn(headers.destination ?? '');
  if (command === 'SUBSCRIBE') {
    if (!topic || (topic.id !== client.userId && topic.name !== POLICY_TOPIC))
      return refuse('FORBIDDEN', 'You cannot subscribe to this.');
    client.topics.set(headers.id ?? '', topic.topic);
    if (topic.name === 'bookingConfirmation') tellConnected(); // the last of a person's topics
  }
  if (command === 'UNSUBSCRIBE') client.topics.delete(headers.id ?? '');
  if (command === 'SEND' && headers.destination !== KEEP_ALIVE_DESTINATION)
    return refuse('FORBIDDEN', 'You cannot send to this.');
  received(command === 'SEND' ? { 'token-lifetime-ms': String(TOKEN_LIFETIME_MS) } : {});
}

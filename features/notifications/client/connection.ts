import { Client, type IFrame, type IMessage } from '@stomp/stompjs';
import {
  destinationOf,
  KEEP_ALIVE_DESTINATION,
  PERSONAL_TOPICS,
  POLICY_TOPIC,
  type TopicName,
  topicIn,
} from '#lib/shared/realtime.ts';
import { seenMessages } from './seen-messages.ts';

/** Intervals of 7.18, 9.1, 9.2 and 4.14, in ms. */
export const TIMES = {
  keepAlive: 30_000,
  outgoingHeartbeat: 20_000,
  reconnect: 5000,
  retries: 5,
  /** The access token is renewed this long before it expires. */
  renewBefore: 60_000,
  /** A connection that lasted this long resets the retry count. */
  lasting: 10_000,
};

export type ConnectionState = 'connecting' | 'live' | 'gave-up';

const NOTHING_TOLD = { mustRenew: false, comeBackIn: null };

export type ConnectionOptions = {
  userId: string;
  /** The tab's current access token; null when signed out. */
  token: () => string | null;
  /** Renews it. */
  refresh: () => Promise<void>;
  openSocket: () => WebSocket;
  /** How long ago the policies on the page may have been read, in ms: changes since then are sent at the first connect. */
  unheardFor: () => number;
  /** Called once per message, in order; `body` is as sent by the server. */
  heard: (topic: TopicName, body: unknown) => void;
  stateChanged: (state: ConnectionState) => void;
  times?: typeof TIMES;
};

export type Connection = {
  /** The travellers whose policy topics are followed from now on, in place of those before (7.19). */
  followPolicies: (travellerIds: readonly string[]) => void;
  stop: () => void;
};

/** The most policy topics of a connection, under the hub's limit of subscriptions. */
export const MOST_POLICIES = 24;

/**
 * The tab's connection to the hub as one person, until `stop`. Subscribes to the person's topics (7.19), sends
 * keep-alives and renewed access tokens, and after an error retries five times, five seconds apart (4.14), or when the
 * server said. On reconnecting it asks for missed messages; each message is delivered once (5.5).
 */
export function openConnection({
  userId,
  token,
  refresh,
  openSocket,
  unheardFor,
  heard,
  stateChanged,
  times = TIMES,
}: ConnectionOptions): Connection {
  const seen = seenMessages();
  let client: Client | null = null;
  let position: number | null = null;
  let failures = 0;
  let over = false;
  /** The server's last instruction: the token is invalid, or when to come back (in ms). */
  let told: { mustRenew: boolean; comeBackIn: number | null } = NOTHING_TOLD;
  let sentToken: string | null = null;
  let liveSince = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let policies: readonly string[] = [];
  /** Travellers whose policy the server does not let this person follow. */
  const refused = new Set<string>();

  const connect = async (): Promise<void> => {
    if (told.mustRenew) await refresh().catch(() => undefined); // the session reports it itself
    told = NOTHING_TOLD;
    sentToken = token();
    if (over) return;
    if (sentToken === null) return giveUp();
    client = new Client({
      webSocketFactory: openSocket,
      connectHeaders: { Authorization: `Bearer ${sentToken}` },
      reconnectDelay: 0, // `lost` decides
      heartbeatOutgoing: times.outgoingHeartbeat,
      heartbeatIncoming: 0,
      onConnect: connected,
      onStompError: ({ headers }) => {
        const about = topicIn(headers.destination ?? '');
        if (headers.code === 'FORBIDDEN' && about?.name === POLICY_TOPIC && !refused.has(about.id)) {
          refused.add(about.id);
          failures -= 1; // an answer, not an error of the connection
          told = { mustRenew: false, comeBackIn: 0 };
          return;
        }
        if (headers.code === 'FORBIDDEN' || headers.code === 'REPLACED') return giveUp();
        const comeBackIn = Number(headers['retry-after-ms']);
        told = { mustRenew: headers.code === 'UNAUTHENTICATED', comeBackIn: comeBackIn > 0 ? comeBackIn : null };
      },
      onWebSocketClose: lost,
    });
    client.activate();
  };

  const connected = ({ headers }: IFrame): void => {
    liveSince = Date.now();
    for (const topic of PERSONAL_TOPICS) follow(topic, userId);
    for (const id of policies) if (!refused.has(id)) follow(POLICY_TOPIC, id);
    position = Math.max(position ?? 0, Number(headers.position));
    const keepAlive = () => void client?.publish({ destination: KEEP_ALIVE_DESTINATION });
    timers.push(setInterval(keepAlive, times.keepAlive));
    renewIn(Number(headers['token-lifetime-ms']));
    stateChanged('live');
  };

  const lost = (): void => {
    letGo();
    if (over) return;
    if (liveSince && Date.now() - liveSince >= times.lasting) failures = 0;
    liveSince = 0;
    failures += 1;
    if (failures > times.retries) return giveUp();
    stateChanged('connecting');
    const pause = told.comeBackIn ?? (told.mustRenew && failures === 1 ? 0 : times.reconnect);
    timers.push(setTimeout(() => void connect(), pause));
  };

  const letGo = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    void client?.deactivate();
    client = null;
  };

  const giveUp = (): void => {
    if (over) return;
    over = true;
    letGo();
    stateChanged('gave-up');
  };

  const follow = (topic: TopicName, id: string): void => {
    const back: Record<string, string> =
      position !== null
        ? { since: String(position), seen: seen.ids().join(',') }
        : topic === POLICY_TOPIC
          ? { 'missed-ms': String(Math.round(unheardFor())) }
          : {};
    client?.subscribe(destinationOf(`${topic}${id}`), (message) => hear(topic, message), {
      id: subscriptionOf(topic, id),
      ...back,
    });
  };

  const followPolicies = (travellerIds: readonly string[]): void => {
    const next = [...new Set(travellerIds)].slice(0, MOST_POLICIES);
    const before = policies;
    policies = next;
    if (!client?.connected) return;
    for (const id of before)
      if (!next.includes(id) && !refused.has(id)) client.unsubscribe(subscriptionOf(POLICY_TOPIC, id));
    for (const id of next) if (!before.includes(id) && !refused.has(id)) follow(POLICY_TOPIC, id);
  };

  const hear = (topic: TopicName, { headers, body }: IMessage): void => {
    position = Math.max(position ?? 0, Number(headers.position));
    if (seen.isNew(headers['message-id'] ?? '')) heard(topic, JSON.parse(body));
  };

  const renewIn = (lifetime: number): void => {
    const pause = Math.max(lifetime - times.renewBefore, lifetime / 2);
    timers.push(setTimeout(() => void renew(), pause));
  };

  const renew = async (): Promise<void> => {
    if (token() === sentToken) await refresh().catch(() => undefined); // without renewal the socket ends with its token
    const next = token();
    if (next === null || next === sentToken || !client?.connected) return;
    sentToken = next;
    const receipt = `renewed-${Date.now()}`;
    client.watchForReceipt(receipt, ({ headers }) => renewIn(Number(headers['token-lifetime-ms'])));
    client.publish({ destination: KEEP_ALIVE_DESTINATION, headers: { Authorization: `Bearer ${next}`, receipt } });
  };

  stateChanged('connecting');
  void connect();
  return {
    followPolicies,
    stop: () => {
      over = true;
      letGo();
    },
  };
}

/** The client's id of a subscription: at most 64 characters. */
const subscriptionOf = (topic: TopicName, id: string): string =>
  topic === POLICY_TOPIC ? `policy-${id}`.slice(0, 64) : topic;

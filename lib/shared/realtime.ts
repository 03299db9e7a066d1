/** Path of the socket: SockJS below it, plain WebSocket at its `/websocket` (subprotocol v12.stomp). */
export const SOCKET_PATH = '/ws';

/** Where a client sends its keepAlive (7.18). With an `Authorization` header it also renews the socket's access token. */
export const KEEP_ALIVE_DESTINATION = '/app/keepAlive';

/** Topics of a person, each followed by their id (7.19). */
export const PERSONAL_TOPICS = [
  'notification',
  'approval',
  'corporateUser',
  'corporateEmployee',
  'bookingConfirmation',
] as const;
export type PersonalTopic = (typeof PERSONAL_TOPICS)[number];

/** Announces a change of the travel policy of the traveller whose id follows (7.19). */
export const POLICY_TOPIC = 'corporateEmpTravelPolicy';

export type TopicName = PersonalTopic | typeof POLICY_TOPIC;

/** A topic as the outbox stores it: `approvalusr_1`. */
export type Topic = `${TopicName}${string}`;

/** What a client subscribes to: `/topic/approvalusr_1` (7.19). */
export const destinationOf = (topic: string): string => `/topic/${topic}`;

/** The topic of a destination; null for any other address. */
export function topicIn(destination: string): { topic: string; name: TopicName; id: string } | null {
  const topic = /^\/topic\/([\w-]{1,100})$/.exec(destination)?.[1] ?? '';
  const name = ([...PERSONAL_TOPICS, POLICY_TOPIC] as const).find((one) => topic.startsWith(one));
  return name && topic.length > name.length ? { topic, name, id: topic.slice(name.length) } : null;
}

const ACKNOWLEDGE =
  'Messages are acknowledged by themselves (ack:auto): a notification is also in the list behind the bell, so that ' +
  'nothing is redelivered. ADR 32; refusals in tests/integration/hub-protocol.test.ts.';
const TRANSACTION = 'Transactions group messages to topics, and no client of the product may send to a topic. ADR 32.';
const BINARY = 'Frames are UTF-8 throughout (read-frames.test.ts); messages of the product are JSON.';
const LARGE =
  'A frame has at most 8 KB (HUB_LIMITS.frameBytes), because everything a client sends is held in memory. ' +
  'Larger ones are refused: tests/integration/hub-protocol.test.ts.';
const HEADERS =
  'A MESSAGE carries no headers of a sender, as there is none. Escaping is proved in read-frames.test.ts.';

/** Specifications of @stomp/stompjs that are not run against our hub, by full name, each with its reason. */
export const STOMP_EXCLUSIONS: Readonly<Record<string, string>> = {
  'Stomp Acknowledgement (RabbitMQ specific queue destination) Should deliver to other client if nacked from one':
    ACKNOWLEDGE,
  'Stomp Acknowledgement (RabbitMQ specific queue destination) Should deliver to other client if connection drops before ack':
    ACKNOWLEDGE,
  'Stomp Acknowledgement (RabbitMQ specific queue destination) Should not redeliver after ack': ACKNOWLEDGE,
  'Stomp Transaction Send a message in a transaction and abort': TRANSACTION,
  'Stomp Transaction Send a message in a transaction and commit': TRANSACTION,
  'Stomp Transaction Send a message outside a transaction and abort': TRANSACTION,
  'Stomp Message Send and receive binary message': BINARY,
  'Stomp Message Send and receive text/binary messages': BINARY,
  'splitLargeFrames Should not split large binary messages': BINARY,
  'Stomp Message Large data Large binary message': BINARY,
  'Stomp Message Large data Large text message': LARGE,
  'Stomp Subscription Should receive messages with special chars in headers': HEADERS,
};

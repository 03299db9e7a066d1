/** Types of system-rabbitmq.mjs, which is plain JavaScript because the gate runs it before anything is installed. */
export function withSystemRabbitMq<Result>(
  work: (broker: { url: string; webSocketUrl: string }) => Promise<Result>,
): Promise<Result | null>;

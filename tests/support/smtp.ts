import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Received = { from: string; to: string[]; message: string };

/** A real SMTP server that takes or refuses, for now or with a refusal's words; `received` is what it was handed so far. */
export async function withSmtpServer(
  work: (url: string, received: Received[]) => Promise<void>,
  { refuse = false }: { refuse?: boolean | { responseCode: number; message: string } } = {},
): Promise<void> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.username === 'sarai' && auth.password === 's3cret' ? done(null, { user: 'sarai' }) : done(new Error('no')),
    onRcptTo: (_address, _session, done) => done(refuse ? Object.assign(new Error('mailbox full'), refuse) : null),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          message: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`smtp://sarai:s3cret@127.0.0.1:${(server.server.address() as AddressInfo).port}`, received);
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
}

import 'server-only';
import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';

/** The COPY sub-protocol of PostgreSQL, which `pg` leaves to its caller. */
type Wire = pg.Connection & {
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
};
type Copy = pg.Submittable & {
  handleCopyData?: (message: { chunk: Buffer }, wire: Wire) => void;
  handleCopyInResponse?: (wire: Wire) => void;
  handleError: (error: Error) => void;
  handleCommandComplete: () => void;
  handleReadyForQuery: () => void;
};

function run(
  client: pg.Client,
  statement: string,
  data: Pick<Copy, 'handleCopyData' | 'handleCopyInResponse'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy: Copy = {
      ...data,
      submit: (wire) => wire.query(statement),
      handleError: reject,
      handleCommandComplete: () => undefined,
      handleReadyForQuery: resolve,
    };
    client.query(copy);
  });
}

/** Runs `copy … to stdout` into a stream, with back-pressure. The stream stays open. */
export const copyOut = (client: pg.Client, statement: string, into: Writable): Promise<void> =>
  run(client, statement, {
    handleCopyData: ({ chunk }, { stream }) => {
      const room = into.write(Buffer.from(chunk)); // copied, because the parser reuses its buffer
      if (room || stream.isPaused()) return;
      stream.pause();
      into.once('drain', () => stream.resume());
    },
  });

/** Runs `copy … from stdin` from a stream, with back-pressure. */
export const copyIn = (client: pg.Client, statement: string, from: Readable): Promise<void> =>
  run(client, statement, {
    handleCopyInResponse: (wire) => {
      send(wire, from).catch((error: Error) => wire.sendCopyFail(error.message));
    },
  });

async function send(wire: Wire, from: Readable): Promise<void> {
  for await (const chunk of from) {
    wire.sendCopyFromChunk(chunk as Buffer);
    if (wire.stream.writableNeedDrain) await new Promise((resolve) => wire.stream.once('drain', resolve));
  }
  wire.endCopyFrom();
}

import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

export type Answer = { status: number; bytes: number; milliseconds: number };

/** One kept-alive connection with one request at a time: a minimal client, as it shares the machine with the server. */
export class Connection {
  readonly #socket: Socket;
  #done: ((answer: Answer) => void) | null = null;
  #failed: ((error: Error) => void) | null = null;
  #head = '';
  #tail: Buffer = Buffer.alloc(0);
  #expected = 0;
  #bytes = 0;
  #since = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', (error) => this.#failed?.(error));
    socket.on('close', () => this.#failed?.(new Error('The server closed the connection.')));
  }

  /** Opens a connection to a loopback port. */
  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  /** Requests a path and waits for the whole response. */
  get(path: string): Promise<Answer> {
    this.#head = '';
    this.#bytes = 0;
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#failed = reject;
      this.#since = performance.now();
      this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: keep-alive\r\n\r\n`);
    });
  }

  close(): void {
    this.#failed = null;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (!this.#head.includes(END_OF_HEAD)) this.#readHead(chunk);
    if (this.#expected >= 0) {
      if (this.#bytes >= this.#expected) this.#finish();
      return;
    }
    // the head may arrive in several chunks
    this.#tail = Buffer.concat([this.#tail, chunk.subarray(-LAST_CHUNK.length)]).subarray(-LAST_CHUNK.length);
    if (this.#tail.equals(LAST_CHUNK)) this.#finish();
  }

  /** The response's length in bytes once its head is complete, or -1 for chunked encoding. */
  #readHead(chunk: Buffer): void {
    this.#head += chunk.toString('latin1');
    const end = this.#head.indexOf(END_OF_HEAD);
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1];
    this.#expected = end < 0 ? Infinity : length === undefined ? -1 : end + END_OF_HEAD.length + Number(length);
  }

  #finish(): void {
    const answer = {
      status: Number(this.#head.slice(9, 12)),
      bytes: this.#bytes,
      milliseconds: performance.now() - this.#since,
    };
    this.#failed = null;
    this.#done?.(answer);
  }
}

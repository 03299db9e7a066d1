import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The module preloaded into a server to read its event loop delay. */
export const watchEnvironment = (port: number): Record<string, string> => ({
  NODE_OPTIONS: `--import=${path.resolve('scripts/bench/event-loop/watch.mjs')}`,
  EVENT_LOOP_PORT: String(port),
});

/** An operation may work on after its answer: a reading ends this many milliseconds later. */
const AFTERWARDS = 15;

/** Reads the longest event loop delay of a server started with `watchEnvironment`. */
export class ServerWatch {
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay(true);
  }

  static async open(port: number): Promise<ServerWatch> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new ServerWatch(socket);
  }

  /** The longest delay in milliseconds while `work` ran, and how long `work` took. */
  async during<Result>(work: () => Promise<Result>): Promise<{ delay: number; took: number; result: Result }> {
    await this.#ask('begin');
    const since = performance.now();
    const result = await work();
    const took = performance.now() - since;
    await pause(AFTERWARDS);
    return { delay: await this.#ask('read'), took, result };
  }

  close(): void {
    this.#socket.destroy();
  }

  async #ask(what: 'begin' | 'read'): Promise<number> {
    this.#socket.write(what);
    const [answer] = (await once(this.#socket, 'data')) as [Buffer];
    return Number(answer);
  }
}

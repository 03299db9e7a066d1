import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What is preloaded into a server to read the delay of its event loop. */
export const watchEnvironment = (port: number): Record<string, string> => ({
  NODE_OPTIONS: `--import=${path.resolve('scripts/bench/event-loop/watch.mjs')}`,
  EVENT_LOOP_PORT: String(port),
});

/** Work may go on after an answer: a reading ends so many milliseconds later. */
const AFTERWARDS = 15;

/** Readings of the event loop's longest delay in a server that was started with `watchEnvironment`. */
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

  /** Milliseconds of the longest delay while `work` was under way, and how long that took. */
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

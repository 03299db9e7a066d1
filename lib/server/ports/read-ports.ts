import 'server-only';
import type { SessionReader } from './session-reader.ts';

/** What `lib/server` must know of the features above it: each port is implemented by a feature. */
export type ReadPorts = { sessions: SessionReader };

/** On `globalThis`, because the start and the built routes load this module separately. */
const holder = globalThis as { saraiReadPorts?: ReadPorts };

/** Connects the ports. Called once by whoever starts a process that answers requests. */
export const wirePorts = (ports: ReadPorts): void => {
  holder.saraiReadPorts = ports;
};

/** The port of that name. Throws where the start wired none: better no answer than one without the check. */
export function readPort<Name extends keyof ReadPorts>(name: Name): ReadPorts[Name] {
  const port = holder.saraiReadPorts?.[name];
  if (!port)
    throw new Error(`The read port "${name}" is not wired: call wireReadPorts() before requests are answered.`);
  return port;
}

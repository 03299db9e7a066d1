import 'server-only';
import { sessionReader } from '#features/identity/server/index.ts';
import { wirePorts } from '../ports/read-ports.ts';

/** Connects every read port of `lib/server` with the feature that implements it. */
export const wireReadPorts = (): void => wirePorts({ sessions: sessionReader });

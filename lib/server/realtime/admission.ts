import 'server-only';
import { networkOf } from '../http/client-network.ts';
import type { HubLimits } from './limits.ts';

/** A socket that was let in. `signedIn` moves it from the few that may be there without a sign-in; `leave` gives its place back. */
export type Place = { signedIn: () => void; leave: () => void };

type Network = { sockets: number; unauthenticated: number; tokens: number; at: number };

/**
 * Who may open a socket: so many in all and of one network (`networkOf`), and so many new ones a second. `factor` is
 * RATE_LIMIT_FACTOR. Gives null where there is no place; nobody who is in loses theirs.
 */
export function admission(limits: HubLimits, factor: () => number, now: () => number = () => performance.now()) {
  const networks = new Map<string, Network>();
  let sockets = 0;
  let isShut = false;

  /** Refills what a network may open now. */
  const networkAt = (key: string): Network => {
    const most = limits.connectBurst * factor();
    const known = networks.get(key);
    const network = known ?? { sockets: 0, unauthenticated: 0, tokens: most, at: now() };
    network.tokens = Math.min(
      most,
      network.tokens + ((now() - network.at) / 1000) * limits.connectsPerSecond * factor(),
    );
    network.at = now();
    if (!known) networks.set(key, network);
    return network;
  };

  return {
    enter(address: string): Place | null {
      const key = networkOf(address);
      const network = networkAt(key);
      const full =
        isShut ||
        sockets >= limits.sockets ||
        network.sockets >= limits.perNetwork * factor() ||
        network.unauthenticated >= limits.unauthenticatedPerNetwork * factor();
      if (full || network.tokens < 1) return null;
      network.tokens -= 1;
      network.sockets += 1;
      network.unauthenticated += 1;
      sockets += 1;
      let [isIn, isSignedIn] = [true, false];
      const signedIn = () => {
        if (isSignedIn || !isIn) return;
        isSignedIn = true;
        network.unauthenticated -= 1;
      };
      return {
        signedIn,
        leave: () => {
          if (!isIn) return;
          signedIn();
          isIn = false;
          network.sockets -= 1;
          sockets -= 1;
        },
      };
    },
    /** Forgets networks without sockets that may open as many as ever. */
    tidy(): void {
      for (const key of networks.keys()) {
        const network = networkAt(key);
        if (!network.sockets && network.tokens >= limits.connectBurst * factor()) networks.delete(key);
      }
    },
    /** Lets nobody in any more. */
    shut: (): void => void (isShut = true),
    count: (): number => sockets,
  };
}

export type Admission = ReturnType<typeof admission>;

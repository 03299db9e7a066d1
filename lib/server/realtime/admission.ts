import 'server-only';
import { networkOf } from '../http/client-network.ts';

/** The limits of this place: see `HUB_LIMITS`. */
type AdmissionLimits = {
  sockets: number;
  perNetwork: number;
  unauthenticatedPerNetwork: number;
  connectBurst: number;
  connectsPerSecond: number;
};

/**
 * An admitted socket. `signedIn` moves it out of the small quota for sockets without a sign-in; `leave` frees its
 * place.
 */
export type Place = { signedIn: () => void; leave: () => void };

type Network = { sockets: number; unauthenticated: number; tokens: number; at: number };

/**
 * Limits sockets: in all, per network (`networkOf`), and new ones per second. `factor` is RATE_LIMIT_FACTOR. Returns
 * null when there is no place; open sockets are never closed for new ones.
 */
export function admission(limits: AdmissionLimits, factor: () => number, now: () => number = () => performance.now()) {
  const networks = new Map<string, Network>();
  let sockets = 0;
  let isShut = false;

  /** Refills a network's allowance of new sockets. */
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
    /** Drops networks without sockets and with a full allowance. */
    tidy(): void {
      for (const key of networks.keys()) {
        const network = networkAt(key);
        if (!network.sockets && network.tokens >= limits.connectBurst * factor()) networks.delete(key);
      }
    },
    /** Refuses all new sockets from now on. */
    shut: (): void => void (isShut = true),
    count: (): number => sockets,
  };
}

export type Admission = ReturnType<typeof admission>;

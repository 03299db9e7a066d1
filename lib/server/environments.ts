import 'server-only';
import { isLoopbackHost } from './http/loopback.ts';

export const ENVIRONMENT_NAMES = ['local', 'dev', 'qa', 'prod'] as const;
export type EnvironmentName = (typeof ENVIRONMENT_NAMES)[number];

/**
 * When an environment has a feature that no public deployment may have by accident: always (`default`), when a setting
 * asks for it (`on request`), with a flag named after it (`with a flag`), or never.
 */
export type Allowance = 'default' | 'on request' | 'with a flag' | 'never';

type Environment = {
  /** Listens on loopback only, and refuses requests passed on by a proxy. */
  thisMachineOnly: boolean;
  /** Demo people whose passwords are published, and demo hotels (DEMO). */
  demoPeople: Allowance;
  /** The embedded payment gateway, whose checkout takes no money. */
  standInGateway: Allowance;
  /** The embedded airlines, whose tickets are not real. */
  standInAirlines: Allowance;
  /** Pages under /dev, for requests that come from the machine itself. */
  developerPages: Allowance;
  /** Secrets created at the first start and stored in DATA_DIR. */
  generatedSecrets: Allowance;
  /** Mail written to a folder instead of sent. */
  unsentMail: Allowance;
  /** CLOCK and RATE_LIMIT_FACTOR, which exist for tests. */
  testSettings: Allowance;
  /** PUBLIC_URL without TLS. */
  plainHttp: Allowance;
};

/** The environments (requirement 9.10) and what each may have. Enforced by `env.ts` at the start. */
export const ENVIRONMENTS: Record<EnvironmentName, Environment> = {
  local: {
    thisMachineOnly: true,
    demoPeople: 'default',
    standInGateway: 'default',
    standInAirlines: 'default',
    developerPages: 'default',
    generatedSecrets: 'default',
    unsentMail: 'default',
    testSettings: 'on request',
    plainHttp: 'default',
  },
  dev: {
    thisMachineOnly: false,
    demoPeople: 'on request',
    standInGateway: 'default',
    standInAirlines: 'default',
    developerPages: 'default',
    generatedSecrets: 'never',
    unsentMail: 'default',
    testSettings: 'never',
    plainHttp: 'on request',
  },
  qa: {
    thisMachineOnly: false,
    demoPeople: 'on request',
    standInGateway: 'default',
    standInAirlines: 'default',
    developerPages: 'never',
    generatedSecrets: 'never',
    unsentMail: 'default',
    testSettings: 'never',
    plainHttp: 'on request',
  },
  prod: {
    thisMachineOnly: false,
    demoPeople: 'with a flag',
    standInGateway: 'with a flag',
    standInAirlines: 'with a flag',
    developerPages: 'never',
    generatedSecrets: 'never',
    unsentMail: 'never',
    testSettings: 'never',
    plainHttp: 'never',
  },
};

/**
 * The environment of a process that was started without SARAI_ENV: `local` for an `npm start` that only this machine
 * can reach, `prod` for everything else. A public address or a proxy in the configuration means a deployment.
 */
export function defaultEnvironment(
  source: Record<string, string | undefined>,
  { byNpmStart }: { byNpmStart: boolean },
): 'local' | 'prod' {
  const { HOST, PUBLIC_URL, PROXY_HOPS } = source;
  const listensOnLoopback = !HOST || isLoopbackHost(HOST);
  const linksToLoopback = !PUBLIC_URL || (URL.canParse(PUBLIC_URL) && isLoopbackHost(new URL(PUBLIC_URL).host));
  const behindProxy = Boolean(PROXY_HOPS) && PROXY_HOPS !== '0';
  return byNpmStart && listensOnLoopback && linksToLoopback && !behindProxy ? 'local' : 'prod';
}

/**
 * `npm run protocol:stomp -- <checkout>`: runs the specifications of https://github.com/stomp-js/stompjs, with the
 * client of the same checkout, against our hub in a process of its own (`stomp-hub.ts`). Prints which passed, which are
 * excluded and why (`stomp-exclusions.ts`), and which failed.
 */
import { fork } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { WebSocket } from 'ws';
import { checkoutIn, type Outcome, report } from './report.ts';
import { STOMP_EXCLUSIONS } from './stomp-exclusions.ts';

/** What is used of jasmine-core, which has no types of its own. */
type Spec = { getFullName: () => string; description: string };
type Jasmine = {
  installGlobals: () => void;
  version: () => string;
  jasmine: {
    DEFAULT_TIMEOUT_INTERVAL: number;
    getEnv: () => {
      configure: (configuration: object) => void;
      addReporter: (reporter: { specDone: (result: SpecResult) => void }) => void;
      execute: () => Promise<unknown>;
    };
  };
};
type SpecResult = { fullName: string; status: string; failedExpectations: { message: string }[] };
type Reached = { url: string; login: string; passcode: string };

const TIMEOUT_MS = 10_000;
const checkout = path.resolve(checkoutIn('Usage: npm run protocol:stomp -- <checkout of stomp-js/stompjs>'));
const require = createRequire(import.meta.url);
const { version } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')) as { version: string };

const child = fork(new URL('stomp-hub.ts', import.meta.url), ['.cache/protocol'], { stdio: ['ignore', 2, 2, 'ipc'] });
const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
const reached = await new Promise<Reached>((resolve, reject) => {
  child.once('message', (message) => resolve(message as Reached));
  child.once('exit', () => reject(new Error('The hub ended before it listened.')));
});

const core = require('jasmine-core') as Jasmine;
core.installGlobals();
const StompJs = require(path.join(checkout, 'bundles/stomp.umd.js')) as object;
const { log } = console;
Object.assign(globalThis, {
  WebSocket,
  StompJs,
  ...StompJs, // `Stomp`, as the suite's configuration for Node sets it
  TEST: {
    destination: '/topic/chat.general',
    login: reached.login,
    password: reached.passcode,
    url: reached.url,
    badUrl: 'ws://127.0.0.1:9', // RFC 863: nothing listens
    timeout: 2000,
    largeMessageSize: 1023,
    testHeartBeatUsingWebWorkers: false,
  },
});
const all: string[] = [];
const outcomes: Outcome[] = [];
const environment = core.jasmine.getEnv();
core.jasmine.DEFAULT_TIMEOUT_INTERVAL = TIMEOUT_MS;
environment.configure({
  random: false,
  specFilter: (spec: Spec) => {
    all.push(spec.getFullName());
    return !(spec.getFullName() in STOMP_EXCLUSIONS);
  },
});
environment.addReporter({
  specDone: ({ fullName, status, failedExpectations }) => {
    if (status === 'excluded') return;
    const failure = failedExpectations.map(({ message }) => message).join('\n');
    outcomes.push({ name: fullName, failure: status === 'passed' ? null : failure || status });
  },
});
for (const file of globSync('spec/helpers/**/*.js', { cwd: checkout }).sort()) require(path.join(checkout, file));
for (const file of globSync('spec/**/*[sS]pec.js', { cwd: checkout }).sort()) require(path.join(checkout, file));
console.log = () => undefined; // the suite's clients write every frame
await environment.execute();
console.log = log;
console.log(
  `Client and specifications of stompjs ${version}, jasmine-core ${core.version()}, Node ${process.versions.node}`,
);
process.exitCode = report('stompjs', outcomes, STOMP_EXCLUSIONS, all);
child.disconnect();
await ended;
process.exit();

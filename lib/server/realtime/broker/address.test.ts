import { expect, it } from 'vitest';
import { brokerAddress } from './address.ts';

it.each([
  [
    'stomp://relay:p%40ss@rabbit.internal/sarai',
    { host: 'rabbit.internal', port: 61613, tls: false },
    { login: 'relay', passcode: 'p@ss', host: 'sarai' },
  ],
  [
    'stomps://relay:secret@rabbit.example:1234/',
    { host: 'rabbit.example', port: 1234, tls: true },
    { login: 'relay', passcode: 'secret', host: '/' },
  ],
  ['stomps://[::1]/a%2Fb', { host: '::1', port: 61614, tls: true }, { login: '', passcode: '', host: 'a/b' }],
])('[7.19] a broker’s address is read: %s', (url, socket, login) => {
  expect(brokerAddress(url)).toEqual({ socket, login });
});

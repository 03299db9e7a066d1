import crypto, { createECDH } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { decrypted } from '../../../tests/support/push-service.ts';
import { isAtPushService } from './push-services.ts';
import { postToService } from './post-to-service.ts';
import { webPushSender } from './web-push-sender.ts';

afterEach(() => vi.restoreAllMocks());

/** RFC 8291, section 5 and appendix A. */
const RFC = {
  plaintext: 'When I grow up, I want to be a watermelon',
  serverPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  browserPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  browserPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('[7.11] the encryption of push messages', () => {
  it('gives the message of RFC 8291 from its keys and salt', () => {
    const curve = createECDH('prime256v1');
    curve.generateKeys = (() => {
      curve.setPrivateKey(bytes(RFC.serverPrivate));
      return curve.getPublicKey();
    }) as typeof curve.generateKeys;
    vi.spyOn(crypto, 'createECDH').mockReturnValue(curve);
    vi.spyOn(crypto, 'randomBytes').mockImplementation(() => bytes(RFC.salt));
    const { cipherText } = webPush.encrypt(RFC.browserPublic, RFC.auth, RFC.plaintext, 'aes128gcm');
    expect(cipherText.toString('base64url')).toBe(RFC.body);
  });

  it('is read by a browser: the tests’ own decryption reads the message of RFC 8291', () => {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(bytes(RFC.browserPrivate));
    expect(decrypted(bytes(RFC.body), { curve, auth: bytes(RFC.auth) })).toBe(RFC.plaintext);
  });
});

const SERVICES = {
  hosts: ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com'],
  standIn: null,
};

describe('[7.11] where push messages may go', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])('%s is a push service', (endpoint) => expect(isAtPushService(endpoint, SERVICES)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:word@fcm.googleapis.com/',
    'https://fcm.googleapis.com.evil.example/',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/',
    'https://evilpush.services.mozilla.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'http://127.0.0.1:4500/push',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
    `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
  ])('%s is none', (endpoint) => expect(isAtPushService(endpoint, SERVICES)).toBe(false));

  it('a stand-in is the one origin that the configuration names', () => {
    const services = { hosts: [], standIn: 'http://127.0.0.1:4500' };
    expect(isAtPushService('http://127.0.0.1:4500/push/1', services)).toBe(true);
    expect(isAtPushService('http://127.0.0.1:4501/push/1', services)).toBe(false);
  });

  it('a name that resolves to a private address is not connected to', async () => {
    const posted = { endpoint: 'https://localhost/push', headers: {}, body: Buffer.alloc(0), onThisMachine: false };
    await expect(postToService(posted)).rejects.toThrow('The push service has no public address.');
  });
});

describe('[7.16] a token', () => {
  const key = { publicKey: '', privateKey: '', subject: 'mailto:post@sarai.example' };
  const { problemOf } = webPushSender(key, SERVICES);
  const token = (over: object = {}, endpoint = 'https://fcm.googleapis.com/fcm/send/abc') =>
    JSON.stringify({ endpoint, keys: { p256dh: RFC.browserPublic, auth: RFC.auth, ...over } });

  it('is a subscription at a push service we know', () => expect(problemOf(token())).toBeNull());
  it.each([
    ['no JSON', 'token'],
    ['no object', '"token"'],
    ['no keys', '{"endpoint":"https://fcm.googleapis.com/"}'],
    ['a key that is too short', token({ p256dh: 'BCVx' })],
    ['a point that is not on the curve', token({ p256dh: `B${'A'.repeat(86)}` })],
    ['a secret that is too short', token({ auth: 'abc' })],
  ])('is not %s', (_, text) => expect(problemOf(text)).toBe('This is no push subscription of a browser.'));
  it('is not one at another host', () =>
    expect(problemOf(token({}, 'https://evil.example/'))).toBe('This browser’s push service is not one we send to.'));
});

import { describe, expect, it } from 'vitest';
import { senderOf } from './sender.ts';

describe('the sender of our mail', () => {
  it.each([
    ['Sarai <post@sarai.localhost>', { name: 'Sarai', email: 'post@sarai.localhost' }],
    ['"Sarai, trips" <post@sarai.example>', { name: 'Sarai, trips', email: 'post@sarai.example' }],
    ['post@sarai.example', { name: 'Sarai', email: 'post@sarai.example' }],
    ['nobody', null],
  ])('[7.20] %s', (mailFrom, sender) => {
    expect(senderOf(mailFrom)).toEqual(sender);
  });
});

import { describe, expect, it } from 'vitest';
import { networkOf } from './client-network.ts';

describe('whom a limit by address counts', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::7', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['64:ff9b::203.0.113.9', '203.0.113.9'],
    ['64:FF9B::cb00:7109', '203.0.113.9'],
    ['::1', '0:0:0:0::/64'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
  ])('%s: %s', (address, network) => expect(networkOf(address)).toBe(network));
});

import { expect, it } from 'vitest';
import { isNetwork, networkAddress } from './network-address';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::77', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('a limit counts %s as %s', (address, counted) => {
  expect(networkAddress(address)).toBe(counted);
});

it.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['2001:db8::/32', true],
  ['loopback', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['proxy.example', false],
])('tells whether %s is a network: %s', (text, is) => {
  expect(isNetwork(text)).toBe(is);
});

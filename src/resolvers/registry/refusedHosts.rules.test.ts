import { expect, test } from 'vitest';
import { isRefusedHost } from './refusedHosts.rules.ts';
import { hostOf } from './streamUrl.rules.ts';

const isRefused = (host: string) => isRefusedHost(hostOf(host) ?? '');

test.each([
  '169.254.169.254',
  '0xA9FEA9FE',
  '2852039166',
  '0.0.0.0',
  '0',
  '224.0.0.1',
  '255.255.255.255',
  '100.100.100.200',
  '[::]',
  '[fe80::1]',
  '[febf::1]',
  '[ff02::1]',
  '[fd00:ec2::254]',
  '[::ffff:169.254.169.254]',
  '[::ffff:0:0]',
  '[::169.254.169.254]',
  '[64:ff9b::a9fe:a9fe]',
])('%s is never asked', (host) => {
  expect(isRefused(host)).toBe(true);
});

test.each([
  '10.0.0.5',
  '172.16.0.9',
  '192.168.1.20',
  '127.0.0.1',
  '8.8.8.8',
  '[::1]',
  '[fd12:3456::1]',
  '[2001:db8::1]',
  '[::ffff:192.168.1.20]',
  'camera.local',
  'localhost',
])('%s may be asked', (host) => {
  expect(isRefused(host)).toBe(false);
});

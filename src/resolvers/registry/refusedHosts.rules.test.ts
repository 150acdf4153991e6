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
  '[64:ff9b::169.254.169.254]',
  '[64:ff9b:1::169.254.169.254]',
  '[::ffff:0:169.254.169.254]',
  '[2002:a9fe:a9fe::]',
  '[2002:a9fe:a9fe::1]',
  '[2002:0:0::1]',
  '[2002:6464:64c8:1::5]',
  '[2002:c000:c0::1]',
  '[2001:0:a9fe:a9fe::1]',
  '[2001:0:53aa:64c:0:0:5601:5601]',
  '[2001:0:a9fe:a9fe:0:0:3f57:feeb]',
  '[fd12:3456::5efe:a9fe:a9fe]',
  '[fd12:3456::200:5efe:a9fe:a9fe]',
  '192.0.0.192',
  '0xC00000C0',
  '[::ffff:192.0.0.192]',
  '[::ffff:100.100.100.200]',
  '168.63.129.16',
  '[fd00:0ec2:0:0::254]',
  '[fd20:ce::254]',
])('%s is never asked', (host) => {
  expect(isRefused(host)).toBe(true);
});

test.each([
  '10.0.0.5',
  '172.16.0.9',
  '192.168.1.20',
  '127.0.0.1',
  '8.8.8.8',
  '169.253.0.1',
  '10.254.0.1',
  '[::ffff:1:a9fe:a9fe]',
  '[64:1::a9fe:a9fe]',
  '[65:ff9b::a9fe:a9fe]',
  '[fd12:3456::100:5efe:a9fe:a9fe]',
  '[::1]',
  '[fd12:3456::1]',
  '[2001:db8::1]',
  '[::ffff:192.168.1.20]',
  '[64:ff9b::192.168.1.20]',
  '[2002:c0a8:114::1]',
  '[2001:0:53aa:64c:0:0:3f57:feeb]',
  '[2003:a9fe:a9fe::1]',
  '[fd00:ec2::253]',
  '192.0.0.191',
  '100.100.100.199',
  'camera.local',
  'localhost',
])('%s may be asked', (host) => {
  expect(isRefused(host)).toBe(false);
});

import { expect, test } from 'vitest';
import { distinct, longName, readAddresses, shortName } from './addresses.rules.ts';

test('addresses are read as people write and paste them', () => {
  expect(readAddresses('ada@x.example; Grace <grace@x.example>,\n"Hopper, G" ,')).toEqual([
    { name: '', email: 'ada@x.example' },
    { name: 'Grace', email: 'grace@x.example' },
    { name: '', email: '"Hopper' },
    { name: '', email: 'G"' },
  ]);
  expect(readAddresses('"Ada L." <ada@x.example>')).toEqual([{ name: 'Ada L.', email: 'ada@x.example' }]);
  expect(readAddresses('  < ada@x.example > ')).toEqual([{ name: '', email: 'ada@x.example' }]);
  expect(readAddresses(' , ;\n')).toEqual([]);
});

test('each goes to an address once, in whatever case it was written', () => {
  const twice = readAddresses('Ada <ada@x.example>, ADA@x.example, bob@x.example');
  expect(distinct(twice).map(shortName)).toEqual(['Ada', 'bob@x.example']);
  expect(distinct(twice).map(longName)).toEqual(['Ada <ada@x.example>', 'bob@x.example']);
});

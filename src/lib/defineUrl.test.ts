import { describe, expect, test } from 'vitest';
import {
  choice,
  choices,
  commaList,
  day,
  defineUrl,
  flag,
  id,
  ids,
  moment,
  sort,
  text,
  withToggled,
} from './defineUrl.ts';
import { pick, type Random, randomFrom } from './random.ts';
import { unknownParts, withoutUnknown } from './unknownParts.ts';

const states = ['UP', 'DOWN', 'UNKNOWN'] as const;
const columns = ['name', 'state'];

const definition = defineUrl({
  state: choices(states),
  range: choice(['today', '7-days'], 'today'),
  period: choice(['TODAY', 'LAST_7_DAYS'], null),
  camera: id(),
  site: ids(),
  tag: commaList(),
  kind: commaList(['HLS', 'WHEP']),
  search: text(20),
  from: moment(),
  on: day(),
  cards: flag('cards'),
  sort: sort(columns, { column: 'name', direction: 'asc' }),
});

/** Letters that an address has its own use for, letters of four scripts, and one of two halves. */
const letters = [...'aZ0 %&=+#?/.*;:"<ıİğ가나ست😀'];

function randomState(random: Random): typeof definition.defaults {
  const of = <Value>(values: readonly Value[]) => pick(random, values);
  const some = <Value>(values: readonly Value[]) => values.filter(() => random() < 0.5);
  const word = (length: number) => Array.from({ length }, () => of(letters)).join('');
  const words = () => [...new Set(Array.from({ length: Math.floor(random() * 4) }, () => word(3)))];
  const at = new Date(Math.floor(random() * 4e12)).toISOString();
  return {
    state: some(states),
    range: of(['today', '7-days']),
    period: of(['TODAY', 'LAST_7_DAYS', null]),
    camera: of([null, word(5)]),
    site: words(),
    tag: of([words(), [''], ['', 'x']]),
    kind: some(['HLS', 'WHEP']),
    search: word(Math.floor(random() * 9)).trim(),
    from: of([null, at]),
    on: of([null, at.slice(0, 10)]),
    cards: random() < 0.5,
    sort: { column: of(columns), direction: of(['asc', 'desc']) },
  };
}

describe('an address', () => {
  test('that was written is read as it was meant, whatever the values hold', () => {
    const random = randomFrom('addresses');
    for (let round = 0; round < 500; round += 1) {
      const state = randomState(random);
      const search = definition.changed('', state);
      expect(definition.read(search), search).toEqual(state);
      expect(unknownParts(definition, search), search).toEqual([]);
    }
  });

  test('says nothing that is the default', () => {
    expect(definition.changed('?state=UP&cards=cards&sort=state.desc', definition.defaults)).toBe('');
  });

  test('means the default where it is wrong', () => {
    expect(
      definition.read('?state=LOST&range=ever&period=x&kind=RTMP&from=soon&on=2026-02-31&cards=1&sort=price'),
    ).toEqual(definition.defaults);
  });

  test('may write words in any case of letters, and says each once', () => {
    expect(definition.read('?state=down&state=UP&state=DOWN&range=TODAY&site=a&site=a&site=')).toMatchObject({
      state: ['UP', 'DOWN'],
      range: 'today',
      site: ['a'],
    });
  });

  test('holds a typed text without the blanks around it, cut without halving a character', () => {
    expect(definition.read(`?search=%20fence%20`).search).toBe('fence');
    expect(definition.read(`?search=${'x'.repeat(19)}😀`).search).toBe('x'.repeat(19));
  });
});

describe('a change of an address', () => {
  test('keeps what it does not speak of, known or not', () => {
    expect(definition.changed('?foreign=1&camera=a&search=x', { camera: null })).toBe('?foreign=1&search=x');
  });

  test('may follow from the state that it changes', () => {
    const tick = (state: (typeof states)[number]) => (now: typeof definition.defaults) => ({
      state: withToggled(now.state, state, !now.state.includes(state)),
    });
    const search = (['UP', 'DOWN', 'UP'] as const).reduce(
      (before, state) => definition.changed(before, tick(state)),
      '',
    );
    expect(definition.read(search).state).toEqual(['DOWN']);
  });
});

describe('what an address says that a screen does not know', () => {
  const search = '?colour=red&colour=blue&state=UP&state=LOST&camera=&defaultSettings={}';

  test('is named: a parameter by its name, a wrong text with it, each once', () => {
    expect(unknownParts(definition, search)).toEqual(['colour', 'state=LOST']);
  });

  test('can be taken out, and the rest stays', () => {
    expect(withoutUnknown(definition, search)).toBe('?state=UP&camera=&defaultSettings=%7B%7D');
  });

  test('of several parts of a screen is what none of them knows', () => {
    const whole = defineUrl({ ...definition.params, tab: choice(['home', 'team'], 'home') });
    expect(unknownParts(whole, '?tab=team&search=x&page=2')).toEqual(['page']);
    expect(unknownParts(definition, '?tab=team')).toEqual(['tab']);
  });
});

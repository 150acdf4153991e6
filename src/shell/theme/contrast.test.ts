import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namedThemes } from '~/resolvers/account/settings.rules.ts';
import { lookOf, scopeLook } from './themes.ts';

type Tokens = ReadonlyMap<string, string>;

/** The custom properties of every rule of a stylesheet, by its selectors. */
function rulesOf(file: string): Map<string, Tokens> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(([, selector = '', body = '']) => {
    const tokens = new Map(
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    );
    return [selector.trim(), tokens] as const;
  });
  return new Map(rules);
}

const accents = rulesOf('./accents.css');
const grounds = {
  dark: [...rulesOf('./dark.css').values()][0],
  light: [...rulesOf('./light.css').values()][0],
};

function tokensOf({ mode, accent }: ReturnType<typeof lookOf>): Tokens {
  const own = accents.get(`[data-accent="${accent}"][data-mode="${mode}"]`);
  return new Map([...(grounds[mode] ?? []), ...(own ?? [])]);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2's contrast ratio of two tokens. */
function contrast(tokens: Tokens, text: string, ground: string): number {
  const [a, b] = [text, ground].map((name) => {
    const value = tokens.get(`--${name}`);
    if (!value || !/^#[\da-f]{6}$/i.test(value)) throw new Error(`--${name} is no colour: ${value}`);
    return luminance(value);
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const surfaces = ['surface-page', 'surface-card', 'surface-raised', 'surface-sunken', 'surface-hover'];
const severities = ['high', 'medium', 'low'];
const states = ['up', 'degraded', 'down', 'unknown', 'maintenance', 'paused'];
/** Text and its ground; 4.5 to 1 at least (WCAG 1.4.3). */
const texts = [
  ...['text', 'text-muted', 'link'].flatMap((text) =>
    [...surfaces, 'surface-selected'].map((ground) => [text, ground]),
  ),
  ...['primary', 'primary-hover', 'primary-active'].map((ground) => ['text-on-primary', ground]),
  ...['text', 'link'].map((text) => [text, 'primary-soft']),
  ...states.flatMap((state) => [
    [`state-${state}`, 'surface-card'],
    [`state-${state}`, `state-${state}-soft`],
  ]),
  ...severities.flatMap((severity) => [
    [`severity-${severity}`, 'surface-card'],
    [`severity-${severity}`, `severity-${severity}-soft`],
  ]),
] as [string, string][];
/** What is no text but must be seen; 3 to 1 at least (WCAG 1.4.11). */
const marks = [
  ...[...surfaces, 'surface-selected'].map((ground) => ['focus', ground]),
  ...['surface-page', 'surface-card', 'surface-raised'].map((ground) => ['border-strong', ground]),
  ...[1, 2, 3, 4, 5, 6].map((chart) => [`chart-${chart}`, 'surface-card']),
] as [string, string][];

/** Ten themes as they are, and each on the ground of the other mode, which bars may wear. */
const looks = namedThemes.flatMap((name) => [
  [`${name}`, lookOf(name)] as const,
  [`mainThemeDark under ${name}`, scopeLook('mainThemeDark', name)] as const,
  [`mainThemeLight under ${name}`, scopeLook('mainThemeLight', name)] as const,
]);

describe.each(looks)('theme %s', (_, look) => {
  const tokens = tokensOf(look);
  const below = (pairs: [string, string][], least: number) =>
    pairs
      .map(([text, ground]) => ({ text, ground, ratio: contrast(tokens, text, ground) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`);

  it('writes text at 4.5 to 1', () => {
    expect(below(texts, 4.5)).toEqual([]);
  });

  it('shows low severity in green', () => {
    const colour = tokens.get('--severity-low') ?? '';
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ];
    expect(green).toBeGreaterThan(Math.max(red, blue));
  });

  it('draws the focus, borders of fields and charts at 3 to 1', () => {
    expect(below(marks, 3)).toEqual([]);
  });
});

it('has colours of its own for every named theme but the two defaults', () => {
  const without = namedThemes.filter(
    (name) => !accents.has(`[data-accent="${lookOf(name).accent}"][data-mode="dark"]`),
  );
  expect(without).toEqual(['default', 'defaultDark']);
});

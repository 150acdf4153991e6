/** What a setting may be: one of these words, true or false, or an object of further settings. */
type Shape = readonly string[] | 'boolean' | { readonly [part: string]: Shape };

export const layoutStyles = ['layout1', 'layout2', 'layout3'] as const;
export const layoutModes = ['boxed', 'fullwidth', 'container'] as const;

const bar = { display: 'boolean', style: ['fixed', 'static'], position: ['above', 'below'] } as const;
const panel = { display: 'boolean' } as const;

/** The ten named themes (specification, shell §3). */
export const namedThemes = [
  'default',
  'legacy',
  'sunset',
  'greeny',
  'beach',
  'tech',
  'sweetHues',
  'defaultDark',
  'deepOcean',
  'slate',
] as const;

/** The themes of a bar: a named theme, or the main theme's colours on a dark or light ground. */
export const scopeThemes = ['mainThemeDark', 'mainThemeLight', ...namedThemes] as const;

/** How loud the alarm of a new incident is. */
export const alarmVolumes = ['quiet', 'normal', 'loud'] as const;

/** Specification, shell §3: the settings, their layout and the named themes. */
const settingsShape: Shape = {
  layout: {
    style: layoutStyles,
    config: {
      mode: layoutModes,
      scroll: ['body', 'content'],
      navbar: { display: 'boolean', folded: 'boolean', position: ['left', 'right'] },
      toolbar: bar,
      footer: bar,
      leftSidePanel: panel,
      rightSidePanel: panel,
    },
  },
  customScrollbars: 'boolean',
  animations: 'boolean',
  direction: ['ltr', 'rtl'],
  theme: { main: namedThemes, navbar: scopeThemes, toolbar: scopeThemes, footer: scopeThemes },
  alarms: { sound: 'boolean', volume: alarmVolumes, notifications: 'boolean', silentInDrills: 'boolean' },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function problemOf(value: unknown, shape: Shape, path: string): string | null {
  if (shape === 'boolean') return fits(value, shape) ? null : `${path} is true or false.`;
  if (isWords(shape)) return fits(value, shape) ? null : `${path} is one of ${shape.join(', ')}.`;
  if (!isObject(value)) return `${path} is an object.`;
  for (const [part, inner] of Object.entries(value)) {
    const known = Object.hasOwn(shape, part) ? shape[part] : undefined;
    if (!known) return `${path} has no ${part.slice(0, 40)}; it may have ${Object.keys(shape).join(', ')}.`;
    const problem = problemOf(inner, known, `${path}.${part}`);
    if (problem) return problem;
  }
  return null;
}

const fits = (value: unknown, shape: readonly string[] | 'boolean'): boolean =>
  shape === 'boolean' ? typeof value === 'boolean' : typeof value === 'string' && shape.includes(value);

function known(value: unknown, shape: Shape): unknown {
  if (shape === 'boolean' || isWords(shape)) return fits(value, shape) ? value : undefined;
  if (!isObject(value)) return undefined;
  const parts = Object.entries(shape).map(([part, inner]) => [part, known(value[part], inner)] as const);
  return Object.fromEntries(parts.filter(([, found]) => found !== undefined));
}

/** The valid settings in the value; missing, unknown and invalid parts are left out. */
export const knownSettings = (value: unknown): Readonly<Record<string, unknown>> => {
  const found = known(value, settingsShape);
  return isObject(found) ? found : {};
};

const isWords = (shape: Shape): shape is readonly string[] => Array.isArray(shape);

/**
 * Why the value is not a settings object, as a sentence that names the part and its valid values; null when it is one.
 */
export const settingsProblem = (value: unknown): string | null => problemOf(value, settingsShape, 'settings');

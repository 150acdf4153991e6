/** What a part may be: one of these words, true or false, or an object of further parts. */
type Shape = readonly string[] | 'boolean' | { readonly [part: string]: Shape };

const bar = { display: 'boolean', style: ['fixed', 'static'], position: ['above', 'below'] } as const;
const panel = { display: 'boolean' } as const;

const themes = [
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
  'mainThemeDark',
  'mainThemeLight',
] as const;

/** Specification, shell §3: the settings, their layout and the named themes. */
const settingsShape: Shape = {
  layout: {
    style: ['layout1', 'layout2', 'layout3'],
    config: {
      mode: ['boxed', 'fullwidth', 'container'],
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
  theme: { main: themes, navbar: themes, toolbar: themes, footer: themes },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function problemOf(value: unknown, shape: Shape, path: string): string | null {
  if (shape === 'boolean') return typeof value === 'boolean' ? null : `${path} is true or false.`;
  if (isWords(shape)) {
    return typeof value === 'string' && shape.includes(value)
      ? null
      : `${path} is one of ${shape.join(', ')}.`;
  }
  if (!isObject(value)) return `${path} is an object.`;
  for (const [part, inner] of Object.entries(value)) {
    const known = Object.hasOwn(shape, part) ? shape[part] : undefined;
    if (!known) return `${path} has no ${part.slice(0, 40)}; it may have ${Object.keys(shape).join(', ')}.`;
    const problem = problemOf(inner, known, `${path}.${part}`);
    if (problem) return problem;
  }
  return null;
}

const isWords = (shape: Shape): shape is readonly string[] => Array.isArray(shape);

/** Why this is no settings object, as a sentence that names the part and what it may be; null when it is one. */
export const settingsProblem = (value: unknown): string | null => problemOf(value, settingsShape, 'settings');

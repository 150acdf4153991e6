import {
  type alarmVolumes,
  knownSettings,
  type layoutModes,
  type layoutStyles,
  type namedThemes,
  type scopeThemes,
} from '~/resolvers/account/settings.rules.ts';

export type LayoutStyle = (typeof layoutStyles)[number];
export type LayoutMode = (typeof layoutModes)[number];
export type ThemeName = (typeof namedThemes)[number];
export type ScopeTheme = (typeof scopeThemes)[number];
export type Direction = 'ltr' | 'rtl';

interface Bar {
  readonly display: boolean;
  /** A fixed bar stays in sight while the content scrolls. */
  readonly style: 'fixed' | 'static';
  /** `above` spans the navigation too; `below` stands beside it. */
  readonly position: 'above' | 'below';
}

/** What a layout shows where (specification, shell §3). */
export interface LayoutConfig {
  readonly mode: LayoutMode;
  readonly scroll: 'body' | 'content';
  readonly navbar: {
    readonly display: boolean;
    readonly folded: boolean;
    readonly position: 'left' | 'right';
  };
  readonly toolbar: Bar;
  readonly footer: Bar;
  /** The rail of shortcuts. */
  readonly leftSidePanel: { readonly display: boolean };
  /** The rail of conversations. */
  readonly rightSidePanel: { readonly display: boolean };
}

/** All settings, none missing. */
export interface Settings {
  readonly layout: { readonly style: LayoutStyle; readonly config: LayoutConfig };
  readonly customScrollbars: boolean;
  readonly animations: boolean;
  readonly direction: Direction;
  readonly theme: {
    readonly main: ThemeName;
    readonly navbar: ScopeTheme;
    readonly toolbar: ScopeTheme;
    readonly footer: ScopeTheme;
  };
  /** How somebody is told of new incidents of high severity. */
  readonly alarms: {
    readonly sound: boolean;
    readonly volume: (typeof alarmVolumes)[number];
    /** By the browser, which must allow it besides. */
    readonly notifications: boolean;
    /** Incidents of drills are neither heard nor notified of nor counted. */
    readonly silentInDrills: boolean;
  };
}

/** Some parts of a value, at any depth. */
export type Partly<T> = T extends object ? { readonly [Key in keyof T]?: Partly<T[Key]> } : T;
export type SomeSettings = Partly<Settings>;

const bar: Bar = { display: true, style: 'fixed', position: 'below' };

const vertical: LayoutConfig = {
  mode: 'fullwidth',
  scroll: 'body',
  navbar: { display: true, folded: false, position: 'left' },
  toolbar: bar,
  footer: { ...bar, style: 'static' },
  leftSidePanel: { display: false },
  rightSidePanel: { display: true },
};

/** What each layout begins with. */
export const layoutDefaults: Readonly<Record<LayoutStyle, LayoutConfig>> = {
  layout1: vertical,
  layout2: { ...vertical, toolbar: { ...bar, position: 'above' } },
  layout3: { ...vertical, mode: 'container', toolbar: { ...bar, position: 'above' } },
};

const defaults: Omit<Settings, 'layout' | 'direction'> = {
  customScrollbars: true,
  animations: true,
  theme: {
    main: 'defaultDark',
    navbar: 'mainThemeDark',
    toolbar: 'mainThemeDark',
    footer: 'mainThemeDark',
  },
  alarms: { sound: false, volume: 'normal', notifications: false, silentInDrills: false },
};

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The first value with the parts of the second merged into it, at every depth. */
export function deepMerge<T extends object, U extends object>(under: T, over: U): T & U {
  const merged = { ...under } as Record<string, unknown>;
  for (const [key, value] of Object.entries(over)) {
    const before = merged[key];
    merged[key] = isParts(value) && isParts(before) ? deepMerge(before, value) : value;
  }
  return merged as T & U;
}

/** Changed settings. Changing the layout style clears the layout's config (specification, shell §4). */
export function withChange(chosen: SomeSettings, change: SomeSettings): SomeSettings {
  const style = change.layout?.style;
  if (!style || style === chosen.layout?.style) return deepMerge(chosen, change);
  return { ...deepMerge(chosen, change), layout: change.layout };
}

/** Whole settings from what was chosen; what is missing or wrong becomes the default. `direction` is the language's. */
export function completeSettings(chosen: unknown, direction: Direction): Settings {
  const known = knownSettings(chosen) as SomeSettings;
  const style = known.layout?.style ?? 'layout1';
  const base: Settings = { ...defaults, direction, layout: { style, config: layoutDefaults[style] } };
  return deepMerge(base, known) as Settings;
}

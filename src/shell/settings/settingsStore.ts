import { useSyncExternalStore } from 'react';
import { readStored, store } from '~/lib/safeStorage.ts';
import { settingsProblem } from '~/resolvers/account/settings.rules.ts';
import { onSessionChange, readSession, rememberUser, type SessionUser } from '../auth/session.ts';
import { languageOf } from '../i18n/languages.ts';
import { applySettings } from '../theme/applySettings.ts';
import { completeSettings, deepMerge, type Settings, type SomeSettings, withChange } from './settings.ts';

/** index.html reads the same key before first paint. */
const key = 'watchfloor_settings';
/** The user whose changed settings are not saved yet: the page may be closed before that. */
const unsavedKey = 'watchfloor_settings_unsaved';
const saveDelay = 600;

/** Keeps the settings of the signed-in user, and says so itself when it cannot. */
type Save = (settings: SomeSettings) => Promise<SessionUser>;

let chosen: SomeSettings = {};
/** From the address: for this visit, never kept. */
let asked: SomeSettings = {};
let current = completeSettings({}, 'ltr');
let saveWithUser: Save | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;
/** Some changes are not saved yet: they are newer than what the API returns. */
let unsaved = false;
let signedInAs: string | null = null;
/** Changes from before it was known who is signed in: they are laid over what that user has kept. */
let early: SomeSettings[] = [];
const listeners = new Set<() => void>();

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
};

const keepChosen = () => store(key, JSON.stringify(chosen));

function show(): void {
  const { direction } = languageOf(document.documentElement.lang);
  current = completeSettings(deepMerge(chosen, asked), direction);
  applySettings(current);
  for (const listener of listeners) listener();
}

const readSettings = (): Settings => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings; the component renders again when they change. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, readSettings);

/** One plain value of the settings; the component renders again only when that value changes. */
export const useSetting = <Value extends string | boolean>(select: (settings: Settings) => Value): Value =>
  useSyncExternalStore(subscribe, () => select(current));

function saveNow(): void {
  if (waiting === undefined) return;
  clearTimeout(waiting);
  waiting = undefined;
  saveWithUser?.(chosen).then(
    (user) => {
      // What was changed meanwhile waits to be kept itself.
      if (waiting !== undefined) return;
      unsaved = false;
      store(unsavedKey, null);
      rememberUser(user);
    },
    // It stays marked: the next visit keeps it.
    () => undefined,
  );
}

function saveSoon(): void {
  const user = readSession()?.user;
  if (!saveWithUser || !user) return;
  clearTimeout(waiting);
  waiting = setTimeout(saveNow, saveDelay);
  unsaved = true;
  store(unsavedKey, user.id);
  rememberUser({ ...user, settings: chosen });
}

/**
 * Changes settings at once and keeps them: with the user when somebody is signed in, and for the first paint of the next
 * visit (specification, shell §4).
 */
export function changeSettings(change: SomeSettings): void {
  chosen = withChange(chosen, change);
  asked = withChange(asked, change);
  keepChosen();
  show();
  if (readSession()?.user === null) early.push(change);
  else saveSoon();
}

/** The language has changed: its direction holds from now on, whatever was chosen before (specification, shell §4). */
export function followLanguage(): void {
  const { direction: _, ...rest } = chosen;
  const turned = chosen.direction !== undefined;
  chosen = rest;
  asked = { ...asked };
  Reflect.deleteProperty(asked, 'direction');
  keepChosen();
  show();
  if (turned) saveSoon();
}

/** Takes the settings of whoever is signed in; signing out resets them. What waits to be kept is newer than what was. */
function followSession(): void {
  const session = readSession();
  const user = session?.user ?? null;
  const left = signedInAs !== null && user === null;
  signedInAs = user?.id ?? null;
  const changes = early;
  if (user || !session) early = [];
  if (left) {
    clearTimeout(waiting);
    waiting = undefined;
    unsaved = false;
    asked = {};
    store(unsavedKey, null);
  } else if (!user || unsaved) return;
  const next = user ? changes.reduce(withChange, user.settings as SomeSettings) : {};
  if (left || JSON.stringify(next) !== JSON.stringify(chosen)) {
    chosen = next;
    keepChosen();
    show();
  }
  if (user && changes.length > 0) saveSoon();
}

/**
 * Puts the settings of the last visit in place, lays over them what the address asks for (`?defaultSettings={…}`), and
 * follows the session from then on. Answers why the address was not understood; null when it was.
 */
export function startSettings(search: string, save: Save): string | null {
  saveWithUser = save;
  const text = new URLSearchParams(search).get('defaultSettings');
  const wanted = text === null ? {} : parse(text);
  const problem = wanted === undefined ? 'defaultSettings is not JSON.' : settingsProblem(wanted);
  const kept = readStored(key);
  chosen = (parse(kept) ?? {}) as SomeSettings;
  asked = problem ? {} : (wanted as SomeSettings);
  show();
  const user = readSession()?.user;
  if (user && kept !== null && readStored(unsavedKey) === user.id) saveSoon();
  followSession();
  onSessionChange(followSession);
  addEventListener('pagehide', saveNow);
  return problem;
}

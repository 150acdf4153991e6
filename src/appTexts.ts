import type { LocaleFiles } from './shell/i18n/i18n.ts';

/** The texts of apps and features, which guests do not need: their list comes with the frame of signed-in screens. */
export const appTexts: LocaleFiles = import.meta.glob('./{apps,features}/**/locales/*.json');

import { bp } from '../../src/shell/ui/blueprint.ts';

/** What the plugin reads and changes of a style sheet that PostCSS has parsed. */
interface Rule {
  selectors: string[];
  readonly source?: { readonly input: { readonly file?: string } };
  readonly parent?: { readonly type: string; readonly name?: string };
  remove(): void;
}
interface AtRule {
  readonly nodes?: readonly unknown[];
  remove(): void;
}
interface Root {
  readonly source?: { readonly input: { readonly file?: string } };
  walkRules(each: (rule: Rule) => void): void;
  walkAtRules(each: (rule: AtRule) => void): void;
}

const used = new Set<string>(Object.values(bp));
/** What a selector excludes need not be there. */
const excluded = /:not\((?:[^()]|\([^()]*\))*\)/g;
const classes = /\.(bp6-[a-z0-9-]+)/g;

const canMatch = (selector: string): boolean =>
  [...selector.replace(excluded, '').matchAll(classes)].every(([, name = '']) => used.has(name));

/**
 * A plugin of PostCSS: of Blueprint's sheet, where the theme imports it, only the rules whose every class is one that we
 * use (`src/shell/ui/blueprint.ts`). The whole sheet is 57 kB of every first load behind gzip, and what we use 6. The
 * table, which is made of Blueprint's own components, brings the whole sheet along (`GridTableSheet.css`).
 */
export const usedBlueprint = {
  postcssPlugin: 'used-blueprint',
  // By then imports have been replaced by what they name.
  OnceExit(root: Root): void {
    if (!root.source?.input.file?.endsWith('/theme/base.css')) return;
    root.walkRules((rule) => {
      if (!rule.source?.input.file?.endsWith('/blueprint.css')) return;
      if (rule.parent?.type === 'atrule' && rule.parent.name?.endsWith('keyframes')) return;
      const kept = rule.selectors.filter(canMatch);
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
  },
};

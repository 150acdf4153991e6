import type { Label } from '~/shell/ui/LabelChips.tsx';

/** Labels of mails as the kit shows labels. */
export const labelsOf = (
  labels: readonly { readonly id: string; readonly title: string; readonly color: string }[],
): Label[] => labels.map(({ id, title, color }) => ({ id, name: title, colour: color }));

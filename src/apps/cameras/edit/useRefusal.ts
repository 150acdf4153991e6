import { useCallback } from 'react';
import { importSentences } from '~/resolvers/registry/import.rules.ts';
import { maintenanceSentences } from '~/resolvers/registry/maintenance.rules.ts';
import { sentences } from '~/resolvers/registry/registry.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';

const groups = { camera: sentences, maintenance: maintenanceSentences, import: importSentences } as const;

/** Says refusals of the rules and of the API in the chosen language; what has no translation stays as it is. */
export function useRefusal(): (message: string | undefined) => string | undefined {
  const t = useTexts('cameras');
  return useCallback(
    (message) => {
      for (const [group, known] of Object.entries(groups)) {
        const key = Object.entries(known).find(([, sentence]) => sentence === message)?.[0];
        if (key) return t(`refusal.${group}.${key}`);
      }
      return message;
    },
    [t],
  );
}

import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Looks texts up in a namespace: `const t = useTexts('mail')`. Suspends until they are there. */
export function useTexts(namespace: string): TFunction {
  return useTranslation(namespace).t;
}

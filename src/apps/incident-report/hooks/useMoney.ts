import { useFormat } from '~/shell/i18n/useFormat.ts';

/** Writes amounts of a currency (ISO 4217) in the chosen language, in whole units. */
export function useMoney(): (amount: number, currency: string) => string {
  const { language } = useFormat();
  return (amount, currency) =>
    new Intl.NumberFormat(`${language}-u-nu-latn`, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    }).format(amount);
}

/** Cents as an amount with a decimal point, which the documented REST answers carry: 1234 is 12.34. */
export const toAmount = (cents: number): number => cents / 100;

/** An amount with a decimal point as whole cents. */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** Cents as the documented texts write them: 1200 is "12.00". */
export const amountText = (cents: number): string => (cents / 100).toFixed(2);

import { DateTime } from 'luxon';
import type { Span } from '../base/period.rules.ts';

/** The share of a monthly budget that belongs to the stretch: each day counts as its part of its own month. */
export function budgetOf(monthlyBudget: number, { from, to }: Span, zone: string): number {
  let budget = 0;
  let day = DateTime.fromMillis(from, { zone });
  while (day.toMillis() < to) {
    budget += monthlyBudget / (day.daysInMonth ?? 30);
    day = day.plus({ days: 1 });
  }
  return Math.round(budget * 100) / 100;
}

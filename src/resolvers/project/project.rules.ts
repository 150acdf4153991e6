import { plus, readingOf } from '~/lib/calendar.ts';
import type { Span } from '../base/period.rules.ts';

/** The share of a monthly budget that belongs to the stretch: each day counts as its part of its own month. */
export function budgetOf(monthlyBudget: number, { from, to }: Span, zone: string): number {
  let budget = 0;
  for (let day = from; day < to; day = plus(day, zone, 1, 'day')) {
    budget += monthlyBudget / readingOf(day, zone).daysInMonth;
  }
  return Math.round(budget * 100) / 100;
}

import type { ProjectRow } from './project.rows.ts';

export const projectFixtures = (): ProjectRow[] => [
  {
    id: 'project-ports',
    name: 'Ports & Logistics',
    monthlyBudget: 4_800,
    hourlyRate: 64,
    currency: 'EUR',
    removedAt: null,
  },
  {
    id: 'project-energy',
    name: 'Energy Sites',
    monthlyBudget: 3_900,
    hourlyRate: 58,
    currency: 'EUR',
    removedAt: null,
  },
  {
    id: 'project-city',
    name: 'City & Retail',
    monthlyBudget: 4_200,
    hourlyRate: 52,
    currency: 'EUR',
    removedAt: null,
  },
];

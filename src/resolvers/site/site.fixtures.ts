import type { SiteRow } from './site.rows.ts';

export const siteFixtures = (): SiteRow[] => [
  {
    id: 'site-harbour',
    name: 'North Harbour',
    address: 'Rotterdam, Netherlands',
    lat: 51.949,
    lng: 4.138,
    projectId: 'project-ports',
  },
  {
    id: 'site-depot',
    name: 'Bosphorus Depot',
    address: 'Istanbul, Türkiye',
    lat: 41.013,
    lng: 28.955,
    projectId: 'project-ports',
  },
  {
    id: 'site-campus',
    name: 'Hangang Data Campus',
    address: 'Seoul, South Korea',
    lat: 37.532,
    lng: 126.99,
    projectId: 'project-energy',
  },
  {
    id: 'site-solar',
    name: 'Rift Solar Park',
    address: 'Nairobi, Kenya',
    lat: -1.292,
    lng: 36.822,
    projectId: 'project-energy',
  },
  {
    id: 'site-mall',
    name: 'Paulista Arcade',
    address: 'São Paulo, Brazil',
    lat: -23.561,
    lng: -46.656,
    projectId: 'project-city',
  },
  {
    id: 'site-yard',
    name: 'Pacific Rail Yard',
    address: 'Vancouver, Canada',
    lat: 49.281,
    lng: -123.095,
    projectId: 'project-city',
  },
];

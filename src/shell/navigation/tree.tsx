import { Heatmap, LogOut, Map as MapIcon, Shield } from '@blueprintjs/icons';
import type { NavigationItem } from './items.ts';

/** The navigation, in the order of the specification (shell §2). */
export const navigationTree: readonly NavigationItem[] = [
  {
    type: 'group',
    id: 'applications',
    text: 'navigation.applications',
    children: [
      {
        type: 'item',
        id: 'dashboards/project',
        text: 'navigation.incidentReport',
        icon: <Shield aria-hidden="true" />,
        to: '/apps/dashboards/project',
      },
      {
        type: 'item',
        id: 'dashboards/analytics',
        text: 'navigation.cameraHealth',
        icon: <Heatmap aria-hidden="true" />,
        to: '/apps/dashboards/analytics',
      },
      {
        type: 'item',
        id: 'dashboards/map',
        text: 'navigation.map',
        icon: <MapIcon aria-hidden="true" />,
        to: '/apps/dashboards/map',
      },
    ],
  },
  {
    type: 'item',
    id: 'logout',
    text: 'navigation.logout',
    icon: <LogOut className="mirrored" aria-hidden="true" />,
    to: '/logout',
    requires: 'USER',
  },
];

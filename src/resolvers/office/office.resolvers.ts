import { viewerId } from '../base/owned.ts';
import type { SubscriptionResolvers } from '../types.generated.ts';
import type { OfficeWrite } from './office.changes.ts';

const Subscription: Pick<SubscriptionResolvers, 'officeChanged'> = {
  officeChanged: {
    subscribe(_, __, context) {
      const viewer = viewerId(context);
      return context.events.subscribe(
        'officeChanged',
        ({ ownerId }) => ownerId === null || ownerId === viewer,
      );
    },
    resolve: ({ app, ids }: OfficeWrite) => ({ app, ids: [...ids] }),
  },
};

export const officeResolvers = { Subscription };

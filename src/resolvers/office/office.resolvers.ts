import { viewerId } from '../base/owned.ts';
import type { EventMap } from '../events.ts';
import type { SubscriptionResolvers } from '../types.generated.ts';

type Change = EventMap['officeChanged'];

const Subscription: Pick<SubscriptionResolvers, 'officeChanged'> = {
  officeChanged: {
    subscribe(_, __, context) {
      const viewer = viewerId(context);
      return context.events.subscribe(
        'officeChanged',
        ({ ownerId }: Change) => ownerId === null || ownerId === viewer,
      );
    },
    resolve: ({ app, ids }: Change) => ({ app, ids: [...ids] }),
  },
};

export const officeResolvers = { Subscription };

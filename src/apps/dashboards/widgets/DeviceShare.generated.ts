/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type DeviceShareFragment = { deviceShare: { visits: number, devices: Array<{ device: BaseTypes.DeviceKind, visits: number, share: number | null, change: number | null }> } };

export const DeviceShareFragmentDoc = gql<DeviceShareFragment, unknown>`
    fragment DeviceShare on Query {
  deviceShare: visitSummary(period: $device, zone: $zone) {
    visits
    devices {
      device
      visits
      share
      change
    }
  }
}
    `;
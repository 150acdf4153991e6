import { blobResolvers } from '~/resolvers/blob/blob.resolvers.ts';
import { mergeResolvers } from '~/resolvers/mergeResolvers.ts';
import { officeResolvers } from '~/resolvers/office/office.resolvers.ts';
import { officeSamples } from '~/resolvers/office/office.samples.ts';
import { quickPanelResolvers } from '~/resolvers/quickPanel/quickPanel.resolvers.ts';
import blobTypes from '../../../schema/graphql/blob.graphql?raw';
import officeTypes from '../../../schema/graphql/office.graphql?raw';
import quickPanelTypes from '../../../schema/graphql/quickPanel.graphql?raw';
import type { SchemaPart } from './part.ts';

/** What the six office apps share: files, what tells of changes, sample data, and the panel. */
export const part: SchemaPart = {
  typeDefs: [blobTypes, officeTypes, quickPanelTypes],
  resolvers: mergeResolvers([blobResolvers, officeResolvers, officeSamples, quickPanelResolvers]),
};

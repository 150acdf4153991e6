import type { EvidenceKind } from '~/graphql/types.generated.ts';

/** How each kind of picture is called, alone and with its moment: keys of the desk's texts. */
export const kindWords = {
  PICTURE: { name: 'evidence.picture', of: 'evidence.pictureOf' },
  SCENE: { name: 'evidence.scene', of: 'evidence.sceneOf' },
  STILL: { name: 'evidence.still', of: 'evidence.stillOf' },
} as const satisfies Readonly<Record<EvidenceKind, { readonly name: string; readonly of: string }>>;

import type { PostKind, ProfileMediaType } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

interface Authored {
  /** Account that wrote it; empty when none did. */
  readonly authorId: string;
  readonly authorName: string;
  readonly authorAvatar: string;
  readonly message: string;
  readonly time: number;
}

/** The picture is drawn from the seed when it is asked for. */
export interface ProfileMediaRow {
  readonly type: ProfileMediaType;
  readonly title: string;
  readonly seed: string;
}

export interface PostArticleRow {
  readonly title: string;
  readonly subtitle: string;
  readonly excerpt: string;
  readonly media: ProfileMediaRow | null;
}

export interface PostRow extends Authored {
  readonly id: string;
  readonly kind: PostKind;
  readonly likeCount: number;
  readonly shareCount: number;
  readonly media: ProfileMediaRow | null;
  readonly article: PostArticleRow | null;
}

export interface PostCommentRow extends Authored {
  readonly id: string;
  readonly postId: string;
}

/** That somebody likes a post; the id is made of both. */
export interface PostLikeRow {
  readonly id: string;
  readonly ownerId: string;
  readonly postId: string;
}

export interface ProfileActivityRow extends Authored {
  readonly id: string;
}

export interface AlbumRow {
  readonly id: string;
  /** From 0. */
  readonly position: number;
  readonly name: string;
  readonly info: string;
  readonly media: readonly ProfileMediaRow[];
}

/** The id is that of the account. */
export interface ProfileAboutRow {
  readonly id: string;
  readonly ownerId: string;
  readonly general: {
    readonly gender: string;
    readonly birthday: string;
    readonly locations: readonly string[];
    readonly about: string;
  };
  readonly work: {
    readonly assignedSupervisor: string;
    readonly contractorsOnCall: readonly { readonly name: string; readonly phone: string }[];
  };
  readonly contact: {
    readonly address: string;
    readonly tel: readonly string[];
    readonly websites: readonly string[];
    readonly emails: readonly string[];
  };
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly category: string;
    readonly members: string;
  }[];
  readonly friends: readonly { readonly id: string; readonly name: string; readonly avatar: string }[];
}

export type PostConnectionRow = Connection<PostRow>;
export type ProfileActivityConnectionRow = Connection<ProfileActivityRow>;

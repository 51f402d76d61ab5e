import type { CommentRemover } from '#contract/discussions/fields.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import type { CommentChannel } from '#contract/wire/channels.ts'
import type { Viewer } from '#server/context.ts'

/** A crew, and whether the viewer is in it. */
interface DiscussedCrew {
  readonly leader_id: number
  readonly viewer_is_member: boolean
}

interface RemovableComment {
  readonly author_id: number | null
  readonly removed_by: CommentRemover | null
}

export const isAboard = (viewer: Viewer, crew: DiscussedCrew): boolean =>
  crew.leader_id === viewer.id || crew.viewer_is_member

/**
 * Why the viewer cannot enter a channel, if they cannot. Moderators cannot read a crew's own channel either, nor can
 * API tokens.
 */
export const whyNotInside = (
  viewer: Viewer | undefined,
  crew: DiscussedCrew,
  channel: CommentChannel,
): ErrorCode | undefined => {
  if (channel === 'public') return undefined
  if (!viewer) return 'not_signed_in'
  if (viewer.sessionId === 0) return 'token_not_allowed'
  return isAboard(viewer, crew) ? undefined : 'not_allowed'
}

const isModerator = ({ userRole }: Viewer): boolean => userRole === 'moderator' || userRole === 'admin'

/** The role in which the viewer can remove a comment; undefined if they cannot. */
export const removerOf = (
  viewer: Viewer | undefined,
  leaderId: number,
  comment: RemovableComment,
): CommentRemover | undefined => {
  if (!viewer || comment.removed_by) return undefined
  if (comment.author_id === viewer.id) return 'author'
  if (leaderId === viewer.id) return 'leader'
  return isModerator(viewer) ? 'moderator' : undefined
}

interface VisibleComment extends DiscussedCrew {
  readonly channel: CommentChannel
  readonly author_id: number | null
  readonly is_reported: boolean
}

/**
 * Whether the viewer may know that a comment exists: authors who have left the crew may, moderators once it was
 * reported.
 */
export const canSee = (viewer: Viewer, comment: VisibleComment): boolean =>
  whyNotInside(viewer, comment, comment.channel) === undefined ||
  comment.author_id === viewer.id ||
  (comment.is_reported && isModerator(viewer))

/** Once, until it is decided. Comments of deleted accounts have no author to report. */
export const canReport = (
  viewer: Viewer | undefined,
  comment: RemovableComment & { readonly is_reported_by_viewer: boolean },
): boolean =>
  viewer !== undefined &&
  !comment.is_reported_by_viewer &&
  comment.removed_by === null &&
  comment.author_id !== null &&
  comment.author_id !== viewer.id

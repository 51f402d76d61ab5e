import type { MissionStatus } from '#contract/crews/fields.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { logLimits } from '#contract/logs/limits.ts'
import type { Viewer } from '#server/context.ts'

/** A crew, and whether the viewer is in it. */
interface LoggedCrew {
  readonly leader_id: number
  readonly co_leader_id: number | null
  readonly mission_status: MissionStatus
  readonly is_hidden: boolean
  readonly viewer_is_member: boolean
}

interface LoggedPicture {
  readonly author_id: number
  readonly is_public: boolean
}

export const isAboard = (viewer: Viewer | undefined, crew: LoggedCrew): boolean =>
  viewer !== undefined && (crew.leader_id === viewer.id || crew.viewer_is_member)

const leads = (viewer: Viewer | undefined, crew: LoggedCrew): boolean =>
  viewer !== undefined && (crew.leader_id === viewer.id || crew.co_leader_id === viewer.id)

const isCompleted = ({ mission_status }: LoggedCrew): boolean =>
  mission_status === 'completed' || mission_status === 'ended'

/** Why the viewer cannot add another picture, if they cannot. */
export const whyNotAdd = (
  viewer: Viewer | undefined,
  crew: LoggedCrew,
  pictureCount: number,
): ErrorCode | undefined => {
  if (!isAboard(viewer, crew)) return 'not_allowed'
  if (!isCompleted(crew)) return 'log_closed'
  return pictureCount < logLimits.pictures ? undefined : 'log_full'
}

/** Why the viewer cannot choose the public picture, if they cannot. */
export const whyNotPublish = (viewer: Viewer | undefined, crew: LoggedCrew): ErrorCode | undefined => {
  if (!leads(viewer, crew)) return 'not_allowed'
  return isCompleted(crew) ? undefined : 'log_closed'
}

/** The pictures of a hidden post are not shown to players who were not aboard. */
export const canSee = (
  viewer: Viewer | undefined,
  crew: LoggedCrew,
  { is_public }: Pick<LoggedPicture, 'is_public'>,
): boolean => isAboard(viewer, crew) || (is_public && !crew.is_hidden)

export const canRemove = (
  viewer: Viewer | undefined,
  crew: LoggedCrew,
  { author_id }: Pick<LoggedPicture, 'author_id'>,
): boolean => author_id === viewer?.id || leads(viewer, crew)

/** Once, until it is decided. */
export const canReport = (
  viewer: Viewer | undefined,
  picture: Pick<LoggedPicture, 'author_id'> & { readonly is_reported_by_viewer: boolean },
): boolean => viewer !== undefined && picture.author_id !== viewer.id && !picture.is_reported_by_viewer

const isModerator = ({ userRole }: Viewer): boolean => userRole === 'moderator' || userRole === 'admin'

/** Whether the viewer may know that a picture exists: moderators may once it was reported. */
export const knowsOf = (
  viewer: Viewer,
  crew: LoggedCrew,
  picture: LoggedPicture & { readonly is_reported: boolean },
): boolean => canSee(viewer, crew, picture) || (picture.is_reported && isModerator(viewer))

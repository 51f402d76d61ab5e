/** The log of a completed mission. Every change locks the crew first, so that a log never has too many pictures. */
import type { LogPictureDraft } from '#contract/logs/draft.ts'
import type { PictureSize } from '#contract/logs/logs.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { isRemovedFor } from '#server/features/crews/crews.policy.ts'
import { lockCrew } from '#server/features/crews/crews.service.ts'
import { orRemoved } from '#server/features/crews/posting/crews-removal.service.ts'
import { publishAboard } from '#server/features/crews/seats/crews-seats.service.ts'
import { convertToFit } from '#server/features/pictures/pictures.service.ts'
import { requireCanPost } from '#server/features/warnings/warnings.service.ts'
import { publish } from '#server/realtime/publish.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import * as policy from './logs.policy.ts'
import * as sql from './logs.sql.ts'

export { removePicturesOf } from './logs.sql.ts'

interface Log {
  readonly crew: sql.LoggedCrewRow
  /** Only those that the viewer may see. */
  readonly pictures: readonly sql.LogPictureRow[]
}

const loadLog = async (ctx: Context, crewId: number): Promise<Log> => {
  const crew = await orRemoved(ctx, crewId, await sql.findCrew(ctx, crewId))
  const pictures = await sql.listPictures(ctx, crewId)
  return { crew, pictures: pictures.filter((picture) => policy.canSee(ctx.viewer, crew, picture)) }
}

export const getLog = async (ctx: Context, crewId: number): Promise<Log> => {
  const log = await loadLog(ctx, crewId)
  if (isRemovedFor(ctx.viewer, log.crew, ctx.now())) throw new AppError('crew_removed')
  return log
}

const requireCanAdd = (viewer: Viewer, { crew, pictures }: Log): void => {
  const reason = policy.whyNotAdd(viewer, crew, pictures.length)
  if (reason) throw new AppError(reason)
}

/** No one outside the crew is notified of pictures that they cannot see. */
const publishChange = (
  ctx: Context,
  { crew_id: id, leader_id }: Pick<sql.LoggedCrewRow, 'crew_id' | 'leader_id'>,
  { isPublic }: { readonly isPublic: boolean },
): Promise<void> => {
  const event = { id, change: 'updated' } as const
  return isPublic ? publish(ctx, { topic: 'crew', event }) : publishAboard(ctx, leader_id, event)
}

export const addPicture = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  bytes: Uint8Array,
  { line }: LogPictureDraft,
): Promise<Log> => {
  await ctx.limits.spend('logPictureByPlayer', String(viewer.id))
  requireCleanWords(ctx, { line })
  // Checked before the conversion too, which takes long.
  requireCanAdd(viewer, await loadLog(ctx, crewId))
  const picture = await convertToFit(bytes)
  return inTransaction(ctx, async (ctx) => {
    await lockCrew(ctx, crewId)
    const log = await loadLog(ctx, crewId)
    requireCanAdd(viewer, log)
    await requireCanPost(ctx, viewer)
    await sql.insertPicture(ctx, { ...picture, crew_id: crewId, author_id: viewer.id, line })
    await publishChange(ctx, log.crew, { isPublic: false })
    return loadLog(ctx, crewId)
  })
}

export const publishPicture = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  pictureId: number | null,
): Promise<Log> => {
  await ctx.limits.spend('editByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    await lockCrew(ctx, crewId)
    const log = await loadLog(ctx, crewId)
    const { crew, pictures } = log
    const reason = policy.whyNotPublish(viewer, crew)
    if (reason) throw new AppError(reason)
    if (pictureId !== null && !pictures.some(({ id }) => id === pictureId)) throw new AppError('not_found')
    const publicId = pictures.find(({ is_public }) => is_public)?.id ?? null
    if (publicId === pictureId) return log
    await sql.publish(ctx, crewId, pictureId)
    await publishChange(ctx, crew, { isPublic: true })
    return loadLog(ctx, crewId)
  })
}

/** The picture with its crew. Players who cannot see it get the same answer as if it did not exist. */
export const findVisiblePicture = async (ctx: Context, viewer: Viewer, id: number) => {
  const picture = orNotFound(await sql.findPicture(ctx, id))
  if (!policy.knowsOf(viewer, picture, picture)) throw new AppError('not_found')
  return picture
}

/** For its author and the leaders. Moderators have to give a reason: see `removeAsModerator`. */
export const removePicture = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const picture = await findVisiblePicture(ctx, viewer, id)
    if (!policy.canRemove(viewer, picture, picture)) throw new AppError('not_allowed')
    await lockCrew(ctx, picture.crew_id)
    const { is_public } = orNotFound(await sql.findPicture(ctx, id))
    await sql.removePicture(ctx, id)
    await publishChange(ctx, picture, { isPublic: is_public })
  })

/** By a moderator, who gives a reason, whatever else they are in this crew. Undefined if it was removed before. */
export const removeAsModerator = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  { reason, report }: { readonly reason: string | null; readonly report: number | null },
) => {
  const picture = await findVisiblePicture(ctx, viewer, id)
  if (!(await sql.removePicture(ctx, id))) return undefined
  await recordAudit(ctx, {
    action: 'picture_removed',
    actorId: viewer.id,
    subjectId: picture.author_id,
    detail: { picture: id, reason, report },
  })
  await publishChange(ctx, picture, { isPublic: picture.is_public })
  return picture
}

/** Players who were not aboard get the public picture by its own address. */
export const getPicture = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  size: PictureSize,
): Promise<Buffer> => {
  const picture = orNotFound(await sql.findPicture(ctx, id))
  if (!policy.isAboard(viewer, picture)) throw new AppError('not_found')
  return sql.loadPicture(ctx, id, size)
}

export const getPublicPicture = async (ctx: Context, hash: string, size: PictureSize): Promise<Buffer> =>
  orNotFound(await sql.findPublicPicture(ctx, hash, size))

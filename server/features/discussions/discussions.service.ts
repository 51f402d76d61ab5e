import type { CommentDraft } from '#contract/discussions/draft.ts'
import { commentLimits } from '#contract/discussions/fields.ts'
import { mentionedNames } from '#contract/discussions/mentions.ts'
import type { CommentChannel } from '#contract/wire/channels.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { requireNotBlockedBy } from '#server/features/blocks/blocks.service.ts'
import { isRemovedFor } from '#server/features/crews/crews.policy.ts'
import { orRemoved } from '#server/features/crews/posting/crews-removal.service.ts'
import { publishAboard } from '#server/features/crews/seats/crews-seats.service.ts'
import { requireCanPost } from '#server/features/warnings/warnings.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { publish } from '#server/realtime/publish.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import * as policy from './discussions.policy.ts'
import * as sql from './discussions.sql.ts'

type DiscussedCrew = NonNullable<Awaited<ReturnType<typeof sql.findCrew>>>

interface Discussion {
  readonly leaderId: number
  readonly comments: readonly sql.ThreadRow[]
  readonly replies: readonly sql.CommentWithAuthor[]
}

export const requireInside = (ctx: Context, crew: DiscussedCrew, channel: CommentChannel): void => {
  const reason = policy.whyNotInside(ctx.viewer, crew, channel)
  if (reason) throw new AppError(reason)
}

export const listComments = async (
  ctx: Context,
  crewId: number,
  channel: CommentChannel,
  before: number | undefined,
): Promise<Discussion> => {
  const crew = await orRemoved(ctx, crewId, await sql.findCrew(ctx, crewId))
  if (isRemovedFor(ctx.viewer, crew, ctx.now())) throw new AppError('crew_removed')
  requireInside(ctx, crew, channel)
  const comments = await sql.listComments(ctx, crewId, channel, before)
  const ids = comments.map(({ id }) => id)
  const replies = ids.length > 0 ? await sql.listNewestReplies(ctx, ids) : []
  return { leaderId: crew.leader_id, comments, replies }
}

/** In their order. Players who cannot see the comment get the same answer as if it did not exist. */
export const listReplies = async (ctx: Context, parentId: number, before: number | undefined) => {
  const parent = orNotFound(await sql.findComment(ctx, parentId))
  if (policy.whyNotInside(ctx.viewer, parent, parent.channel)) throw new AppError('not_found')
  const replies = await sql.listReplies(ctx, parentId, before)
  return { leaderId: parent.leader_id, replies: replies.toReversed() }
}

/** Locks the comment that a reply answers, if it has room for another one. Returns its author. */
const requireRoomForReply = async (
  ctx: Context,
  crewId: number,
  draft: CommentDraft,
): Promise<number | null> => {
  if (draft.parentId === null) return null
  const parent = orNotFound(await sql.lockParent(ctx, draft.parentId))
  const isThread = parent.parent_id === null && parent.crew_id === crewId && parent.channel === draft.channel
  if (!isThread) throw new AppError('not_found')
  if ((await sql.countReplies(ctx, parent.id)) >= commentLimits.replies) throw new AppError('thread_full')
  return parent.author_id
}

/** A hidden post takes no comments from outside. In the channel of the crew, a block by the leader does not count. */
const requireWelcome = async (
  ctx: Context,
  viewer: Viewer,
  crew: DiscussedCrew,
  { channel }: CommentDraft,
  parentAuthorId: number | null,
): Promise<void> => {
  if (crew.is_hidden && !policy.isAboard(viewer, crew)) throw new AppError('post_hidden')
  const leaderId = channel === 'public' ? crew.leader_id : null
  await requireNotBlockedBy(ctx, viewer, [leaderId, parentAuthorId])
}

/** No one outside the crew is notified when those aboard write to each other. */
const publishDiscussion = (
  ctx: Context,
  crew: Pick<DiscussedCrew, 'crew_id' | 'leader_id'>,
  channel: CommentChannel,
): Promise<void> => {
  const event = { id: crew.crew_id, change: 'discussed', channel } as const
  return channel === 'public'
    ? publish(ctx, { topic: 'crew', event })
    : publishAboard(ctx, crew.leader_id, event)
}

/** There are no mentions in the public channel: a name there may be anyone's. */
const notifyAboard = async (
  ctx: Context,
  viewer: Viewer,
  { crew_id: crewId, title }: DiscussedCrew,
  { id: commentId, text, channel }: CommentDraft & { readonly id: number },
): Promise<void> => {
  const mentioned = channel === 'crew' ? mentionedNames(text) : []
  const receivers = await sql.claimNotices(ctx, crewId, viewer.id, mentioned)
  const notify = (isMentioned: boolean, type: 'mentioned' | 'chatted' | 'commented') =>
    sendNotice(ctx, {
      kind: 'comment',
      to: receivers.filter(({ is_mentioned }) => is_mentioned === isMentioned).map(({ user_id }) => user_id),
      crewId,
      commentId,
      notice: { type, data: { name: viewer.name, title } },
    })
  await notify(true, 'mentioned')
  await notify(false, channel === 'crew' ? 'chatted' : 'commented')
}

export const writeComment = async (ctx: Context, viewer: Viewer, crewId: number, draft: CommentDraft) => {
  const rule = draft.channel === 'crew' ? 'crewCommentByPlayer' : 'commentByPlayer'
  await ctx.limits.spend(rule, String(viewer.id))
  requireCleanWords(ctx, { text: draft.text })
  return inTransaction(ctx, async (ctx) => {
    const crew = await orRemoved(ctx, crewId, await sql.lockCrewKey(ctx, crewId))
    requireInside(ctx, crew, draft.channel)
    await requireCanPost(ctx, viewer)
    const parentAuthorId = await requireRoomForReply(ctx, crewId, draft)
    await requireWelcome(ctx, viewer, crew, draft, parentAuthorId)
    const id = await sql.insertComment(ctx, {
      crew_id: crewId,
      author_id: viewer.id,
      parent_id: draft.parentId,
      channel: draft.channel,
      body: draft.text,
    })
    await publishDiscussion(ctx, crew, draft.channel)
    await notifyAboard(ctx, viewer, crew, { id, ...draft })
    return { leaderId: crew.leader_id, comment: await sql.loadComment(ctx, id) }
  })
}

/** The comment with its crew. Players who cannot see it get the same answer as if it did not exist. */
export const findVisibleComment = async (ctx: Context, viewer: Viewer, id: number) => {
  const comment = orNotFound(await sql.findComment(ctx, id))
  if (!policy.canSee(viewer, comment)) throw new AppError('not_found')
  return comment
}

/** For its author and the leader. Moderators have to give a reason: see `removeAsModerator`. */
export const removeComment = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const comment = await findVisibleComment(ctx, viewer, id)
    // Removing it a second time changes nothing.
    const by = policy.removerOf(viewer, comment.leader_id, { ...comment, removed_by: null })
    if (!by || by === 'moderator') throw new AppError('not_allowed')
    if (!(await sql.removeComment(ctx, id, by))) return
    await publishDiscussion(ctx, comment, comment.channel)
  })

/** By a moderator, who gives a reason, whatever else they are in this crew. Undefined if it was removed before. */
export const removeAsModerator = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  { reason, report }: { readonly reason: string | null; readonly report: number | null },
) => {
  const comment = await findVisibleComment(ctx, viewer, id)
  if (!(await sql.removeComment(ctx, id, 'moderator'))) return undefined
  await recordAudit(ctx, {
    action: 'comment_removed',
    actorId: viewer.id,
    subjectId: comment.author_id ?? undefined,
    detail: { comment: id, reason, report },
  })
  await publishDiscussion(ctx, comment, comment.channel)
  return comment
}

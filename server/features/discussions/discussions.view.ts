import type { listChat } from '#contract/discussions/chat.ts'
import type { Comment, CommentThread } from '#contract/discussions/discussions.ts'
import type { Reply } from '#contract/wire/endpoint.ts'
import type { Viewer } from '#server/context.ts'
import { isStaffRole } from '#server/features/auth/auth.policy.ts'
import { canReport, removerOf } from './discussions.policy.ts'
import type { CommentWithAuthor, ThreadRow } from './discussions.sql.ts'

const viewAuthor = (row: CommentWithAuthor, leaderId: number) =>
  row.author_id === null || row.username === null || row.removed_by !== null
    ? null
    : {
        id: row.author_id,
        username: row.username,
        displayName: row.display_name ?? row.username,
        profileImage: row.profile_image,
        isLeader: row.author_id === leaderId,
        isStaff: isStaffRole(row.user_role),
      }

export const viewComment = (
  row: CommentWithAuthor,
  leaderId: number,
  viewer: Viewer | undefined,
): Comment => ({
  id: row.id,
  text: row.body,
  removedBy: row.removed_by,
  author: viewAuthor(row, leaderId),
  createdAt: row.created_at.toISOString(),
  canRemove: removerOf(viewer, leaderId, row) !== undefined,
  canReport: canReport(viewer, row),
})

interface Discussion {
  readonly leaderId: number
  readonly comments: readonly ThreadRow[]
  readonly replies: readonly CommentWithAuthor[]
}

export const viewThreads = (
  { leaderId, comments, replies }: Discussion,
  viewer: Viewer | undefined,
): CommentThread[] => {
  const view = (row: CommentWithAuthor) => viewComment(row, leaderId, viewer)
  return comments.map((row) => ({
    ...view(row),
    replies: replies.filter(({ parent_id }) => parent_id === row.id).map(view),
    replyCount: row.reply_count,
  }))
}

interface Chat {
  readonly leaderId: number
  readonly messages: readonly CommentWithAuthor[]
  readonly state: { readonly read_up_to: number | null; readonly unread: number }
  readonly people: readonly { id: number; username: string; display_name: string | null }[]
}

export const viewChat = (
  { leaderId, messages, state, people }: Chat,
  viewer: Viewer,
): Reply<typeof listChat> => ({
  messages: messages.map((message) => viewComment(message, leaderId, viewer)),
  readUpTo: state.read_up_to,
  unreadCount: state.unread,
  people: people.map(({ id, username, display_name }) => ({
    id,
    username,
    displayName: display_name ?? username,
  })),
})

import type { Comment } from '#contract/discussions/discussions.ts'
import { m } from '#texts'
import { useUser } from '#web/session/session.ts'
import { ActionMenu } from '#web/ui/overlays/ActionMenu.tsx'
import type { DiscussionSlots } from './discussion-slots.ts'
import { RemoveComment } from './RemoveComment.tsx'

interface Props extends Pick<DiscussionSlots, 'othersActions' | 'moderatorRemoval'> {
  crewId: number
  comment: Comment
}

export const authorNameOf = ({ author }: Comment): string => author?.displayName ?? m.shell_former_player()

/** What the viewer can do about a comment, in a menu. */
export function CommentActions({ crewId, comment, othersActions, moderatorRemoval }: Props) {
  const user = useUser()
  const { id, author, canRemove } = comment
  const name = authorNameOf(comment)
  const removal =
    moderatorRemoval && author?.id !== user?.id ? (
      moderatorRemoval(comment, name)
    ) : (
      <RemoveComment crewId={crewId} id={id} authorName={name} />
    )
  const others = user && author && author.id !== user.id ? othersActions(comment, name) : null
  if (!others && !canRemove) return null
  return (
    <ActionMenu label={m.discussions_menu({ name })}>
      {others}
      {canRemove ? removal : null}
    </ActionMenu>
  )
}

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Comment } from '#contract/discussions/discussions.ts'
import type { CommentRemover } from '#contract/discussions/fields.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { PlayerText } from '#web/ui/display/PlayerText.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { PlayerHandle } from '#web/ui/players/PlayerHandle.tsx'
import { PlayerName } from '#web/ui/players/PlayerName.tsx'
import styles from './CommentCard.module.css'

interface Props {
  comment: Comment
  formatWrittenAt: (moment: string) => string
  /** What the viewer can do about it. */
  actions?: ReactNode
  /** Shows the parts of the text that are no links. */
  renderPlain?: ((text: string) => ReactNode) | undefined
}

const removedTexts: Readonly<Record<CommentRemover, () => string>> = {
  author: m.discussions_removed_author,
  leader: m.discussions_removed_leader,
  moderator: m.discussions_removed_moderator,
}

/** A comment or a reply; of a removed one only a line is left. */
export function CommentCard({ comment, formatWrittenAt, actions, renderPlain }: Props) {
  const { author, removedBy, createdAt } = comment
  // Without its time, which would look like that of the removal.
  if (removedBy) return <article className={styles.removed}>{removedTexts[removedBy]()}</article>
  const name = author?.displayName ?? m.shell_former_player()
  return (
    <article className={styles.card}>
      <Avatar name={name} src={author?.profileImage} size={28} />
      <div className={styles.header}>
        <PlayerName>
          {author ? (
            <Link to={paths.profile} params={{ userId: String(author.id) }} dir="auto">
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
        </PlayerName>
        {author ? <PlayerHandle player={author} /> : null}
        {author?.isLeader ? <Chip tone="beacon">{m.crews_leader()}</Chip> : null}
        <time className={styles.time} dateTime={createdAt}>
          {formatWrittenAt(createdAt)}
        </time>
      </div>
      <span className={styles.actions}>{actions}</span>
      <p className={styles.text}>
        <PlayerText text={comment.text} renderPlain={renderPlain} />
      </p>
    </article>
  )
}

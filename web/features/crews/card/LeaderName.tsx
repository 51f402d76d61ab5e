import { Link } from '@tanstack/react-router'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { isDeleted, playerName } from '#web/i18n/player-names.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './LeaderName.module.css'

interface Props {
  crew: Pick<CrewSummary, 'authorId' | 'authorName' | 'viewer'>
  className?: string | undefined
}

/** The leader of a post, with a link to their profile unless it is the viewer or there is none any more. */
export function LeaderName({ crew, className }: Props) {
  if (crew.viewer?.isAuthor) return <span className={className}>{m.crews_you()}</span>
  if (isDeleted(crew.authorName)) return <span className={className}>{playerName(crew.authorName)}</span>
  return (
    <Link
      className={classNames(styles.link, className)}
      to={paths.profile}
      params={{ userId: String(crew.authorId) }}
      dir="auto"
    >
      {crew.authorName}
    </Link>
  )
}

import { Link } from '@tanstack/react-router'
import type { CrewSummary } from '#contract/crews.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './LeaderName.module.css'

interface Props {
  crew: Pick<CrewSummary, 'authorId' | 'authorName' | 'viewer'>
  className?: string | undefined
}

/** The leader of a post, with a link to their profile unless it is the viewer. */
export function LeaderName({ crew, className }: Props) {
  if (crew.viewer?.isAuthor) return <span className={className}>{m.crews_you()}</span>
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

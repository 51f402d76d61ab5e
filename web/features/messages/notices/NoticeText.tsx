import { Link } from '@tanstack/react-router'
import type { NoticeGroup } from '#contract/notices/list.ts'
import { discussionHash, paths } from '#web/paths.ts'
import styles from './NoticeRow.module.css'

/** The text of a notice as a link to what it is about. */
export function NoticeText({ id, group }: { id: string; group: NoticeGroup }) {
  const { about, channel, crewId, text } = group
  // A sentence of the site, whatever name it starts with.
  const props = { id, className: styles.sentence, dir: 'ltr' } as const
  if (crewId === null) return <p {...props}>{text}</p>
  const params = { id: String(crewId) }
  if (about === 'applications') {
    return (
      <p {...props}>
        <Link to={paths.crewApplications} params={{ crewId: params.id }}>
          {text}
        </Link>
      </p>
    )
  }
  return (
    <p {...props}>
      <Link to={paths.crew} params={params} hash={channel ? discussionHash[channel] : ''}>
        {text}
      </Link>
    </p>
  )
}

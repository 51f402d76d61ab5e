import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { playerName } from '#web/i18n/player-names.ts'
import { crewInPath, paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Note } from '#web/ui/display/Note.tsx'
import styles from './CrewAhead.module.css'
import { formatNear } from './crew-formats.ts'
import { crewQuery } from './crews.queries.ts'
import { useNow } from './time/use-now.ts'
import { useViewerZone } from './time/use-viewer-clock.ts'

/** Shows visitors who have to sign in first which crew they came for. Nothing if the path does not lead to one. */
export function CrewAhead({ path }: { path: string | undefined }) {
  const id = crewInPath(path)
  const { data: crew } = useQuery({ ...crewQuery(id ?? 0), enabled: id !== undefined })
  const zone = useViewerZone()
  const now = useNow()
  if (!crew) return null
  return (
    <Note>
      <p className={styles.soft}>{m.auth_crew_ahead()}</p>
      <TextLink asChild>
        <Link to={paths.crew} params={{ id: String(crew.id) }} className={styles.title}>
          <bdi lang={crew.primaryLanguage}>{crew.title}</bdi>
        </Link>
      </TextLink>
      <p className={classNames(styles.soft, styles.start)}>
        {formatNear(crew.scheduledTime, zone, now)} ·{' '}
        <bdi>{m.auth_crew_ahead_leader({ name: playerName(crew.authorName) })}</bdi>
      </p>
    </Note>
  )
}

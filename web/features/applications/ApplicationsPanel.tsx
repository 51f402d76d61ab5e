import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import styles from './ApplicationsPanel.module.css'
import { LoadedApplications } from './LoadedApplications.tsx'
import { ShortApplications } from './ShortApplications.tsx'

/** For those who lead, in the side of the crew's page: the applications in short. */
export function ApplicationsPanel({ crew }: { crew: ApplicationCrew }) {
  const pending = crew.viewer?.pendingApplications ?? 0
  return (
    <Panel
      flush
      title={
        <span className={styles.title}>
          {m.applications_title()}
          {pending > 0 ? (
            <Badge count={pending} label={m.applications_pending_count({ count: pending })} />
          ) : null}
        </span>
      }
      headerEnd={
        <TextLink asChild tone="soft" touch>
          <Link className={styles.all} to={paths.crewApplications} params={{ crewId: String(crew.id) }}>
            {m.applications_open_all()}
          </Link>
        </TextLink>
      }
    >
      <LoadedApplications crew={crew} className={styles.note}>
        {(entries) => <ShortApplications crew={crew} entries={entries} />}
      </LoadedApplications>
    </Panel>
  )
}

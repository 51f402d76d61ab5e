import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { LoadingRegion } from '#web/ui/LoadingRegion.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import styles from './ApplicationsPanel.module.css'
import { entryOfCrew, inOrder } from './application-entry.ts'
import { useApplications } from './applications.queries.ts'
import { LoadProblem } from './LoadProblem.tsx'

interface Props {
  crewId: number
  hasRoles: boolean
  canAccept: boolean
  when: (moment: string) => string
}

/** For the leader, beside the crew: who applied to it as a whole. */
export function ApplicationsPanel({ crewId, hasRoles, canAccept, when }: Props) {
  const { data, error, isFetching, refetch } = useApplications(crewId)
  const entries = inOrder((data ?? []).map(entryOfCrew))
  const pending = entries.filter(({ status }) => status === 'pending').length
  const content = () => {
    if (!data && error) return <LoadProblem error={error} retrying={isFetching} onRetry={refetch} />
    if (!data) {
      return (
        <LoadingRegion label={m.ui_loading()}>
          <Skeleton height={64} />
        </LoadingRegion>
      )
    }
    if (entries.length === 0) {
      const words = hasRoles ? m.applications_panel_empty_roles() : m.applications_panel_empty()
      return <p className={styles.empty}>{words}</p>
    }
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by the keys.
      <section className={styles.scroll} tabIndex={0} aria-label={m.applications_title()}>
        <ApplicationList
          crewId={crewId}
          entries={entries}
          look="panel"
          label={m.applications_title()}
          when={when}
          canAccept={canAccept}
        />
      </section>
    )
  }
  return (
    <Panel
      title={
        <span className={styles.title}>
          {m.applications_title()}
          {pending > 0 ? (
            <Badge count={pending} label={m.applications_pending_count({ count: pending })} />
          ) : null}
        </span>
      }
      headerEnd={
        <TextLink asChild tone="soft">
          <Link className={styles.all} to={paths.crewApplications} params={{ crewId: String(crewId) }}>
            {m.applications_open_all()}
          </Link>
        </TextLink>
      }
    >
      {content()}
    </Panel>
  )
}

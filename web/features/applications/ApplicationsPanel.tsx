import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { paths } from '#web/paths.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import styles from './ApplicationsPanel.module.css'
import { type ApplicationTimes, entryOfCrew, shownEntries } from './application-entry.ts'
import { useApplications } from './applications.queries.ts'

interface Props {
  crew: ApplicationCrew
  times: ApplicationTimes
  /** Leads to the applications for roles. */
  onReviewRoles: () => void
}

const anyStatus = () => true

const emptyText = ({ roles, viewer }: ApplicationCrew): string => {
  if (roles.length > 0) return m.applications_panel_empty_roles()
  return viewer?.canDecide ? m.applications_panel_empty() : m.applications_panel_none()
}

/** For the leader, in the sidebar of the crew page: applications to the crew as a whole. */
export function ApplicationsPanel({ crew, times, onReviewRoles }: Props) {
  const { data, error, isFetching, refetch } = useApplications(crew.id)
  const entries = shownEntries((data ?? []).map(entryOfCrew), crew.viewer)
  // Those for roles too: their list is far below.
  const pending = crew.viewer?.pendingApplications ?? 0
  const content = () => {
    if (!data && error) {
      return (
        <LoadProblem
          error={error}
          fallback={m.applications_load_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      )
    }
    if (!data) {
      return (
        <LoadingRegion label={m.ui_loading()}>
          <Skeleton height={64} />
        </LoadingRegion>
      )
    }
    const forRoles = crew.viewer?.canDecide
      ? crew.roles.reduce((sum, { applicationCount }) => sum + applicationCount, 0)
      : 0
    return (
      <>
        <div className={styles.scroll}>
          <ApplicationList
            key={String(crew.viewer?.canDecide)}
            crew={crew}
            entries={entries}
            filter={anyStatus}
            look="panel"
            times={times}
            empty={forRoles > 0 ? null : <p className={styles.empty}>{emptyText(crew)}</p>}
          />
        </div>
        {forRoles > 0 ? (
          <Button size="sm" block className={styles.review} onClick={onReviewRoles}>
            {m.applications_panel_for_roles({ count: forRoles })}
          </Button>
        ) : null}
      </>
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
          <Link className={styles.all} to={paths.crewApplications} params={{ crewId: String(crew.id) }}>
            {m.applications_open_all()}
          </Link>
        </TextLink>
      }
    >
      {content()}
    </Panel>
  )
}

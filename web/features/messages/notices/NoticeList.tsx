import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ReadyState } from '#contract/crews/readiness.ts'
import type { NoticeGroup, OpenApplication, OpenOffer } from '#contract/notices/list.ts'
import { m } from '#texts'
import { OlderEntries } from '#web/features/messages/OlderEntries.tsx'
import { paths } from '#web/paths.ts'
import { ScreenProblem } from '#web/problems/ScreenProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './NoticeList.module.css'
import { NoticeRow } from './NoticeRow.tsx'
import { useNotices } from './notices.queries.ts'

interface Props {
  /** What rows of offers need is still loading. */
  isPending: boolean
  formatAge: (moment: string) => string
  /** A row for a seat that the player can take. */
  renderOffer: (offer: OpenOffer) => ReactNode
  /** The player or the crew that a row is about. */
  renderFace: (group: NoticeGroup) => ReactNode
  /** The applications to a crew that can be decided. */
  renderApplications: (crewId: number) => ReactNode
  /** The one application that a row is about. */
  renderDecision: (crewId: number, application: OpenApplication) => ReactNode
  /** The answers to a ready check. */
  renderReady: (crewId: number, state: ReadyState, title: string) => ReactNode
}

/** Seats that the player was offered, then notices by what they are about, the newest first. */
export function NoticeList({ renderOffer, isPending, ...props }: Props) {
  const query = useNotices()
  const { data, error, isFetching, refetch } = query
  if (query.isPending || (isPending && data && data.offers.length > 0)) {
    return (
      <LoadingRegion label={m.bell_loading()} className={styles.loading}>
        <Skeleton height={72} radius={12} />
        <Skeleton height={72} radius={12} />
        <Skeleton height={72} radius={12} />
      </LoadingRegion>
    )
  }
  if (!data) {
    return (
      <ScreenProblem title={m.bell_load_failed()} error={error} retrying={isFetching} onRetry={refetch} />
    )
  }
  const { groups, offers } = data
  if (groups.length + offers.length === 0) {
    return (
      <EmptyState
        art="envelope"
        panel
        title={m.bell_empty()}
        actions={
          <Button asChild>
            <Link to={paths.search}>{m.shell_find_crew()}</Link>
          </Button>
        }
      >
        {m.bell_empty_text()}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.list} aria-label={m.bell_list()}>
        {offers.map(renderOffer)}
        {groups.map((group) => (
          <NoticeRow key={group.key} group={group} {...props} />
        ))}
      </ul>
      <OlderEntries
        query={query}
        label={m.bell_older()}
        failedText={m.bell_older_failed()}
        className={styles.older}
      />
    </>
  )
}

import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import type { ListPage } from '#web/api/call.ts'
import { errorText } from '#web/api/error-texts.ts'
import { paths } from '#web/paths.ts'
import { Reference } from '#web/problems/Reference.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './DepartureList.module.css'
import { DepartureRow } from './DepartureRow.tsx'
import { departureCount } from './departures.queries.ts'

type Props = {
  departures: UseQueryResult<ListPage<CrewSummary[]>>
  now: Date
  zone: string
  /** How many are shown: what else stands below them takes their place. */
  most: number
  /** What visitors can do while there are none. The page offers beside them to post one. */
  wayOut: ReactNode
}

const skeletons = Array.from({ length: departureCount }, (_, index) => index)

/** The rows, or why there are none; always as tall as all rows together. */
export function DepartureList({ departures, now, zone, most, wayOut }: Props) {
  const { data, error, isPending, isFetching, refetch } = departures
  if (isPending) {
    return (
      <LoadingRegion className={styles.list}>
        {skeletons.map((row) => (
          <div key={row} className={styles.skeleton}>
            <Skeleton width={84} height={28} />
            <Skeleton width={24} height={24} radius={7} />
            <div className={styles.lines}>
              <Skeleton width="80%" height={13} />
              <Skeleton width="45%" height={11} />
            </div>
          </div>
        ))}
      </LoadingRegion>
    )
  }
  if (!data) {
    return (
      <div className={styles.message}>
        <EmptyState
          art="signal"
          heading="h3"
          alert
          title={m.home_board_error()}
          actions={
            <Button variant="soft" pending={isFetching} onClick={() => refetch()}>
              <RefreshCw aria-hidden />
              {m.shell_try_again()}
            </Button>
          }
        >
          {errorText(error, '')}
          <Reference error={error} />
        </EmptyState>
      </div>
    )
  }
  // Between two answers a start may pass.
  const ahead = data.items
    .filter((crew) => crew.scheduledTime && new Date(crew.scheduledTime) >= now)
    .slice(0, most)
  if (ahead.length === 0) {
    return (
      <div className={styles.message}>
        <EmptyState art="seats" heading="h3" title={m.home_empty()} actions={wayOut}>
          {m.home_empty_text()}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {ahead.map((crew) => (
          <DepartureRow key={crew.id} crew={crew} now={now} zone={zone} />
        ))}
      </ul>
      {ahead.length < most ? (
        <p className={styles.rest}>
          {m.home_no_more()}{' '}
          <TextLink asChild>
            <Link to={paths.create}>{m.home_post_yours()}</Link>
          </TextLink>
        </p>
      ) : null}
    </>
  )
}

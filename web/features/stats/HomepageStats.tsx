import { useQuery } from '@tanstack/react-query'
import { m } from '#texts'
import { formatCount } from '#web/i18n/format.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './HomepageStats.module.css'
import { homepageStatsQuery, isFirstDays } from './stats.queries.ts'
import { TellFirst } from './TellFirst.tsx'

const formatShare = (share: number): string => m.home_percent({ percent: Math.round(share * 100) })

/** A dash, and for screen readers what it means. */
const missing = (reason: string) => (
  <>
    <span aria-hidden>–</span>
    <span className="sr-only">{reason}</span>
  </>
)

/** In place of the figures, while there are hardly any players. */
function FirstDays() {
  return (
    <div className={styles.first}>
      <p>{m.home_first_days()}</p>
      <TellFirst />
    </div>
  )
}

/** The figures of the site. Their places are kept while they load, and when they cannot be loaded. */
export function HomepageStats() {
  const { data, isPending, isFetching, refetch } = useQuery(homepageStatsQuery())
  const figure = (value: number | undefined, format: (value: number) => string, isMissing = false) => {
    if (isPending) return <Skeleton width={92} height={30} />
    if (value === undefined) return missing(m.home_unknown_figure())
    return isMissing ? missing(m.home_no_figure()) : format(value)
  }
  const figures = [
    { label: m.home_citizens(), value: figure(data?.totalUsers, formatCount) },
    { label: m.home_crews_today(), value: figure(data?.crewsToday, formatCount) },
    // 0 stands for no completed mission, whether others were cancelled or there were none at all.
    { label: m.home_success(), value: figure(data?.successRate, formatShare, data?.successRate === 0) },
    { label: m.home_always_label(), value: m.home_always() },
  ]
  if (isFirstDays(data))
    return (
      <section className={styles.band} aria-label={m.home_stats()}>
        <FirstDays />
      </section>
    )
  return (
    <section className={styles.band} aria-label={m.home_stats()} aria-busy={isPending}>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {isPending || data ? null : (
        <div className={styles.problem} role="alert">
          {m.home_stats_error()}
          <Button size="sm" pending={isFetching} onClick={() => refetch()}>
            {m.shell_try_again()}
          </Button>
        </div>
      )}
    </section>
  )
}

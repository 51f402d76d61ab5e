import type { getModerationStats } from '#contract/reports/cases.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import { m } from '#texts'
import { Counters } from '#web/features/moderation/Counters.tsx'
import { ListState } from '#web/features/moderation/ListState.tsx'
import { useModerationStats } from '#web/features/moderation/reports/reports.queries.ts'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { HoursPlot } from './HoursPlot.tsx'
import styles from './Plots.module.css'
import { ReportsPlot } from './ReportsPlot.tsx'
import { hoursText, overturnedText } from './statistics-texts.ts'

/** How many reports there were, how fast they were decided, and how often a decision did not last. */
export function StatisticsTab() {
  const query = useModerationStats()
  if (query.data) return <Statistics data={query.data} />
  return (
    <Panel flush>
      <ListState query={query}>{null}</ListState>
    </Panel>
  )
}

function Statistics({ data }: { data: Answer<typeof getModerationStats> }) {
  const total = data.weeks.flatMap(({ reports }) => reports).reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Counters
        counters={[
          { name: m.reports_stats_reports({ weeks: data.weeks.length }), count: total },
          { name: m.reports_stats_median(), count: hoursText(data.medianHours) },
          { name: m.reports_stats_overturned(), count: overturnedText(data.appeals) },
          { name: m.reports_stats_appeals_pending(), count: data.appeals.pending, tone: 'warn' },
        ]}
      />
      {total === 0 && data.medianHours === null ? (
        <EmptyState art="seats" panel title={m.reports_stats_none()}>
          {m.reports_stats_none_text()}
        </EmptyState>
      ) : (
        <div className={styles.plots}>
          <ReportsPlot weeks={data.weeks} />
          <HoursPlot weeks={data.weeks} />
        </div>
      )}
    </>
  )
}

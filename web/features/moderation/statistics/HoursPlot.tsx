import { m } from '#texts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { BarPlot } from './BarPlot.tsx'
import { PlotTable } from './PlotTable.tsx'
import type { Weeks } from './ReportsPlot.tsx'
import { decimal, hoursText, weekText } from './statistics-texts.ts'

/** How long the decisions of each week took. */
export function HoursPlot({ weeks }: { weeks: Weeks }) {
  const bars = weeks.map(({ start, medianHours }) => ({
    key: start,
    label: weekText(start),
    parts: [{ key: 'hours', value: medianHours ?? 0, color: 'var(--live)' }],
  }))
  return (
    <Panel title={m.reports_stats_hours_per_week()}>
      <BarPlot bars={bars} format={decimal} />
      <PlotTable
        caption={m.reports_stats_hours_per_week()}
        header={m.reports_stats_median()}
        rows={weeks.map(({ start, medianHours }) => ({
          key: start,
          label: weekText(start),
          text: hoursText(medianHours),
        }))}
      />
    </Panel>
  )
}

import { m } from '#texts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { BarPlot } from './BarPlot.tsx'
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
    <Panel title={m.moderation_stats_hours_per_week()}>
      <BarPlot bars={bars} format={decimal} />
      {/* A table cannot be made as small as sr-only needs. */}
      <div className="sr-only">
        <table>
          <caption>{m.moderation_stats_hours_per_week()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.moderation_stats_week()}</th>
              <th scope="col">{m.moderation_stats_median()}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ start, medianHours }) => (
              <tr key={start}>
                <th scope="row">{weekText(start)}</th>
                <td>{hoursText(medianHours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

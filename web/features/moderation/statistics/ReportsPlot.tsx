import type { getModerationStats } from '#contract/reports/cases.ts'
import { reportCategoryNames } from '#contract/reports/category-names.ts'
import { type ReportCategory, reportCategories } from '#contract/reports/fields.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { BarPlot } from './BarPlot.tsx'
import styles from './Plots.module.css'
import { PlotTable } from './PlotTable.tsx'
import { weekText } from './statistics-texts.ts'

export type Weeks = Answer<typeof getModerationStats>['weeks']

const colors: Record<ReportCategory, string> = {
  harassment: 'var(--a-combat)',
  toxic_behavior: 'var(--a-cargo)',
  griefing: 'var(--a-racing)',
  cheating: 'var(--a-social)',
  inappropriate_content: 'var(--a-transport)',
  no_show: 'var(--a-exploration)',
  other: 'var(--a-crew)',
}

/** "Griefing: 2, No-show: 1"; a dash without reports. */
const countsText = (reports: Weeks[number]['reports']): string =>
  reports
    .filter(({ count }) => count > 0)
    .map(({ category, count }) => `${reportCategoryNames[category][currentLocale()]}: ${count}`)
    .join(', ') || '–'

/** The reports of each week, by category. */
export function ReportsPlot({ weeks }: { weeks: Weeks }) {
  const bars = weeks.map(({ start, reports }) => ({
    key: start,
    label: weekText(start),
    parts: reports.map(({ category, count }) => ({ key: category, value: count, color: colors[category] })),
  }))
  return (
    <Panel title={m.reports_stats_per_week()}>
      <BarPlot bars={bars} format={String} />
      <ul className={styles.legend} aria-hidden="true">
        {reportCategories.map((category) => (
          <li key={category}>
            <span className={styles.color} style={{ background: colors[category] }} />
            {reportCategoryNames[category][currentLocale()]}
          </li>
        ))}
      </ul>
      <PlotTable
        caption={m.reports_stats_per_week()}
        header={m.moderation_tab_reports()}
        rows={weeks.map(({ start, reports }) => ({
          key: start,
          label: weekText(start),
          text: countsText(reports),
        }))}
      />
    </Panel>
  )
}

import { Link } from '@tanstack/react-router'
import type { CrewReport } from '#contract/reports/cases.ts'
import { m } from '#texts'
import { ReportStatusChip } from '#web/features/moderation/reports/ReportStatusChip.tsx'
import type { ReportsSearch } from '#web/features/moderation/reports/reports-search.ts'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import styles from './ReportDetails.module.css'

/** Other reports on the same player and crew. */
export function RelatedReports({
  reports,
  search,
}: {
  reports: readonly CrewReport[]
  search: ReportsSearch
}) {
  const { formatMoment } = useFormats()
  return (
    <ul className={styles.related}>
      {reports.map(({ id, status, reportReason, reporterUsername, createdAt }) => (
        <li key={id} className={styles.relatedReport}>
          <ReportStatusChip status={status} />
          <TextLink asChild touch>
            <Link
              to={paths.adminReports}
              search={{ ...search, report: id }}
              // In place of this report, so that going back leads to the list.
              replace
              state={(before) => before}
              resetScroll={false}
              dir="auto"
            >
              {reportReason}
            </Link>
          </TextLink>
          <span className={styles.quiet}>
            {m.reports_related_by({
              name: reporterUsername ?? m.shell_former_player(),
              when: formatMoment(createdAt),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

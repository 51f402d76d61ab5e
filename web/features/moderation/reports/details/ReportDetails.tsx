import type { ReportDetails as Details } from '#contract/reports/cases.ts'
import { m } from '#texts'
import { CategoryChip } from '#web/features/moderation/reports/CategoryChip.tsx'
import { DecisionText } from '#web/features/moderation/reports/DecisionText.tsx'
import { ReportStatusChip } from '#web/features/moderation/reports/ReportStatusChip.tsx'
import type { ReportsSearch } from '#web/features/moderation/reports/reports-search.ts'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { Note } from '#web/ui/display/Note.tsx'
import { PlayerHistory } from './PlayerHistory.tsx'
import { RelatedReports } from './RelatedReports.tsx'
import styles from './ReportDetails.module.css'
import { ReportedContent } from './ReportedContent.tsx'
import { ReportedLeaders } from './ReportedLeaders.tsx'
import { ReportedMessages } from './ReportedMessages.tsx'
import { ReportedPicture } from './ReportedPicture.tsx'
import { ReportedPlace } from './ReportedPlace.tsx'
import { ReportedSheet } from './ReportedSheet.tsx'

/** Everything that a decision needs. */
export function ReportDetails({ details, search }: { details: Details; search: ReportsSearch }) {
  const { formatMoment } = useFormats()
  const { report, reported, reporter, related } = details
  return (
    <>
      {report.status === 'pending' ? null : (
        <Note tone="info">
          <DecisionText report={report} />
        </Note>
      )}
      <section className={styles.section}>
        <div className={styles.facts}>
          <ReportStatusChip status={report.status} />
          <CategoryChip report={report} />
          <span className={styles.quiet}>
            {m.reports_related_by({
              name: report.reporterUsername ?? m.shell_former_player(),
              when: formatMoment(report.createdAt),
            })}
          </span>
        </div>
        <p className={styles.reason} dir="auto">
          {report.reportReason}
        </p>
        {report.description ? (
          <p className={styles.text} dir="auto">
            {report.description}
          </p>
        ) : null}
      </section>
      <section className={styles.section}>
        <h3 className={styles.title}>{m.reports_content()}</h3>
        <div className={styles.facts}>
          <ReportedPlace details={details} />
        </div>
        <ReportedLeaders details={details} />
        <ReportedMessages details={details} />
        <ReportedPicture details={details} />
        <ReportedSheet details={details} />
        <ReportedContent details={details} />
      </section>
      <div className={styles.histories}>
        <PlayerHistory title={m.reports_reported()} history={reported} />
        <PlayerHistory title={m.reports_reporter()} history={reporter} />
      </div>
      {related.length > 0 ? (
        <section className={styles.section}>
          <h3 className={styles.title}>{m.reports_related()}</h3>
          <RelatedReports reports={related} search={search} />
        </section>
      ) : null}
    </>
  )
}

import { Link } from '@tanstack/react-router'
import type { CrewReport } from '#contract/reports/cases.ts'
import { m } from '#texts'
import { PlayerCell } from '#web/features/moderation/PlayerCell.tsx'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Table } from '#web/ui/display/Table.tsx'
import { ActionMenu } from '#web/ui/overlays/ActionMenu.tsx'
import { CategoryChip } from './CategoryChip.tsx'
import { ReportStatusChip } from './ReportStatusChip.tsx'
import styles from './ReportTable.module.css'
import type { ReportStep } from './report-step.ts'
import type { ReportsSearch } from './reports-search.ts'
import { subjectText } from './subject-text.ts'

interface Props {
  reports: readonly CrewReport[]
  search: ReportsSearch
  onStep: (step: ReportStep) => void
}

export function ReportTable({ reports, search, onStep }: Props) {
  const { formatMoment } = useFormats()
  const actions = (report: CrewReport) => {
    const subject = { name: playerName(report.reportedDisplayName), mission: subjectText(report) }
    return (
      <span className={styles.actions}>
        <Button asChild size="sm" variant="ghost">
          <Link
            to={paths.adminReports}
            search={{ ...search, report: report.id }}
            state={{ fromList: true }}
            resetScroll={false}
            data-pending={report.status === 'pending' ? '' : undefined}
            aria-label={m.reports_details_of(subject)}
          >
            {m.reports_details()}
          </Link>
        </Button>
        {report.status === 'pending' ? (
          <ActionMenu label={m.reports_more_of(subject)}>
            <Button
              aria-label={m.reports_dismiss_of(subject)}
              onClick={() => onStep({ kind: 'dismiss', report })}
            >
              {m.reports_dismiss()}
            </Button>
            <Button
              aria-label={m.reports_resolve_of(subject)}
              onClick={() => onStep({ kind: 'resolve', report })}
            >
              {m.reports_resolve()}
            </Button>
          </ActionMenu>
        ) : null}
      </span>
    )
  }
  return (
    <div className={styles.scroll}>
      <Table
        caption={m.moderation_tab_reports()}
        rows={reports}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'reported',
            header: m.reports_reported(),
            cell: (report) => (
              <PlayerCell
                id={report.reportedUserId}
                name={report.reportedDisplayName}
                image={report.reportedImage}
              />
            ),
          },
          {
            key: 'category',
            header: m.reports_category(),
            cell: (report) => <CategoryChip report={report} />,
          },
          {
            key: 'reason',
            header: m.moderation_reason(),
            cell: (report) => (
              <span>
                <span className={styles.text} dir="auto">
                  {report.reportReason}
                </span>
                {report.relatedPending > 0 ? (
                  <span className={styles.related}>
                    {m.reports_related_count({ count: report.relatedPending })}
                  </span>
                ) : null}
              </span>
            ),
          },
          {
            key: 'subject',
            header: m.report_subjects_about(),
            cell: (report) => (
              <span className={styles.text} dir="auto">
                {subjectText(report)}
              </span>
            ),
          },
          {
            key: 'reporter',
            header: m.reports_reporter(),
            cell: (report) => (
              <span className={styles.text} dir="auto">
                {report.reporterUsername ?? m.shell_former_player()}
              </span>
            ),
          },
          {
            key: 'received',
            header: m.reports_received(),
            cell: (report) => <span className={styles.moment}>{formatMoment(report.createdAt)}</span>,
          },
          {
            key: 'status',
            header: m.reports_status(),
            cell: (report) => <ReportStatusChip status={report.status} />,
          },
          { key: 'actions', header: m.reports_actions(), headerHidden: true, cell: actions },
        ]}
      />
    </div>
  )
}

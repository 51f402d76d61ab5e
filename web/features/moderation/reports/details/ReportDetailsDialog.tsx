import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { ListState } from '#web/features/moderation/ListState.tsx'
import type { ReportStep } from '#web/features/moderation/reports/report-step.ts'
import { useReport } from '#web/features/moderation/reports/reports.queries.ts'
import type { ReportsSearch } from '#web/features/moderation/reports/reports-search.ts'
import { subjectText } from '#web/features/moderation/reports/subject-text.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { Note } from '#web/ui/display/Note.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { ReportDetails } from './ReportDetails.tsx'
import { ReportSteps } from './ReportSteps.tsx'

interface Props {
  id: number
  search: ReportsSearch
  onStep: (step: ReportStep) => void
  onClose: () => void
}

/** One report, at an address of its own. */
export function ReportDetailsDialog({ id, search, onStep, onClose }: Props) {
  const query = useReport(id)
  const { data, error } = query
  const isMissing = !data && error instanceof ApiError && error.status === 404
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={
        data ? m.reports_title_on({ name: playerName(data.report.reportedDisplayName) }) : m.reports_title()
      }
      subtitle={data ? subjectText(data.report) : undefined}
      footer={data?.report.status === 'pending' ? <ReportSteps details={data} onStep={onStep} /> : undefined}
    >
      {isMissing ? (
        <Note tone="danger" alert>
          {m.reports_gone()}
        </Note>
      ) : (
        <ListState query={query}>{data ? <ReportDetails details={data} search={search} /> : null}</ListState>
      )}
    </Dialog>
  )
}

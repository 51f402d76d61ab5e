import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { useReport } from '#web/features/moderation/moderation.queries.ts'
import type { ReportsSearch } from '#web/features/moderation/reports-search.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { ReportDetails } from './ReportDetails.tsx'
import { ReportSteps } from './ReportSteps.tsx'
import type { ReportStep } from './report-step.ts'

interface Props {
  id: number
  search: ReportsSearch
  onStep: (step: ReportStep) => void
  onClose: () => void
}

/** One report, at an address of its own. */
export function ReportDetailsDialog({ id, search, onStep, onClose }: Props) {
  const { data, error, isFetching, refetch } = useReport(id)
  const isMissing = error instanceof ApiError && error.status === 404
  const content = () => {
    if (data) return <ReportDetails details={data} search={search} />
    if (isMissing) {
      return (
        <Note tone="danger" alert>
          {m.moderation_report_gone()}
        </Note>
      )
    }
    if (error) {
      return (
        <LoadProblem
          error={error}
          fallback={m.moderation_load_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      )
    }
    return (
      <LoadingRegion>
        <Skeleton height={320} radius={8} />
      </LoadingRegion>
    )
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={
        data
          ? m.moderation_report_on({ name: playerName(data.report.reportedDisplayName) })
          : m.moderation_report()
      }
      subtitle={data?.report.missionTitle}
      footer={data?.report.status === 'pending' ? <ReportSteps details={data} onStep={onStep} /> : undefined}
    >
      {content()}
    </Dialog>
  )
}

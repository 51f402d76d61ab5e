import { ApiError } from '#web/api/api-error.ts'
import { Note } from '#web/ui/display/Note.tsx'
import { DecisionText } from './DecisionText.tsx'
import type { DecidedCase } from './decided-case.ts'
import { useReport } from './reports.queries.ts'

interface Props {
  problem: unknown
  decided: DecidedCase | undefined
}

/** If another moderator was faster: who decided the report, and how. */
export function DecidedNote({ problem, decided }: Props) {
  const isTaken = problem instanceof ApiError && problem.code === 'report_decided'
  const { data } = useReport(isTaken ? decided?.reportId : undefined)
  if (!isTaken || !data || data.report.status === 'pending') return null
  return (
    <Note tone="info">
      <DecisionText report={data.report} />
    </Note>
  )
}

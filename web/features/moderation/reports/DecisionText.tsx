import type { CrewReport } from '#contract/reports/cases.ts'
import { m } from '#texts'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { actionNames } from './report-texts.ts'

/** Who decided a report, how and why. */
export function DecisionText({ report }: { report: CrewReport }) {
  const { formatMoment } = useFormats()
  const { status, decidedBy, decidedAt, decisionNote, action } = report
  const name = decidedBy ?? m.moderation_somebody()
  const when = decidedAt ? formatMoment(decidedAt) : ''
  return (
    <>
      <p>
        {status === 'resolved'
          ? m.reports_resolved_by({ name, when })
          : m.reports_dismissed_by({ name, when })}
        {action ? ` ${actionNames[action]()}` : null}
      </p>
      {decisionNote ? <blockquote dir="auto">{decisionNote}</blockquote> : null}
    </>
  )
}

import type { CrewReport } from '#contract/reports/cases.ts'
import { m } from '#texts'
import { actionNames } from './report-texts.ts'
import { useFormats } from './use-formats.ts'

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
          ? m.moderation_resolved_by({ name, when })
          : m.moderation_dismissed_by({ name, when })}
        {action ? ` ${actionNames[action]()}` : null}
      </p>
      {decisionNote ? <blockquote dir="auto">{decisionNote}</blockquote> : null}
    </>
  )
}

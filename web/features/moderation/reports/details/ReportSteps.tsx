import type { ReportDetails } from '#contract/reports/cases.ts'
import { m } from '#texts'
import type { ReportStep, StepKind } from '#web/features/moderation/reports/report-step.ts'
import { useUser } from '#web/session/session.ts'
import { isStaff } from '#web/session/staff.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

interface Props {
  details: ReportDetails
  onStep: (step: ReportStep) => void
}

/** What can be done about a pending report; admins can do more than moderators. */
export function ReportSteps({ details: { report, current, reported }, onStep }: Props) {
  const isAdmin = useUser()?.isAdmin === true
  const button = (kind: StepKind, label: string, variant: 'ghost' | 'secondary' | 'danger' | 'ok') => (
    <Button variant={variant} onClick={() => onStep({ kind, report })}>
      {label}
    </Button>
  )
  return (
    <>
      {isAdmin && current.crew && !current.crew.isDeleted && report.crewId !== null
        ? button('delete-crew', m.reports_delete_crew(), 'danger')
        : null}
      {current.comment && !current.comment.removedBy && report.commentId !== null
        ? button('remove-comment', m.reports_remove_comment(), 'danger')
        : null}
      {report.pictureId != null ? button('remove-picture', m.logs_moderate(), 'danger') : null}
      {isAdmin && reported && !reported.isBanned ? button('ban', m.sanctions_ban(), 'danger') : null}
      {reported && (isAdmin || !isStaff(reported)) ? button('warn', m.sanctions_warn(), 'secondary') : null}
      {button('dismiss', m.reports_dismiss(), 'secondary')}
      {button('resolve', m.reports_resolve(), 'ok')}
    </>
  )
}

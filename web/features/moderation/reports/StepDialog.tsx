import { BanDialog } from '#web/features/moderation/sanctions/BanDialog.tsx'
import { WarnDialog } from '#web/features/moderation/sanctions/WarnDialog.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { RemovalDialog } from './RemovalDialog.tsx'
import { caseOf, type ReportStep } from './report-step.ts'

interface Props {
  step: ReportStep
  onDone: () => void
  onClose: () => void
}

/** The dialog for what a moderator does about a report. */
export function StepDialog({ step: { kind, report }, onDone, onClose }: Props) {
  const shared = { decided: caseOf(report), onDone, onClose }
  const { reportedUserId, reportedDisplayName, crewId, commentId, pictureId, missionTitle } = report
  if (kind === 'resolve' || kind === 'dismiss') {
    return <DecideDialog report={report} kind={kind} onDone={onDone} onClose={onClose} />
  }
  if (kind === 'delete-crew') {
    return crewId === null ? null : (
      <RemovalDialog kind="crew" id={crewId} subject={missionTitle} {...shared} />
    )
  }
  if (kind === 'remove-comment') {
    return commentId === null ? null : (
      <RemovalDialog kind="comment" id={commentId} subject={reportedDisplayName} {...shared} />
    )
  }
  if (kind === 'remove-picture') {
    return pictureId === null ? null : (
      <RemovalDialog kind="picture" id={pictureId} subject={reportedDisplayName} {...shared} />
    )
  }
  if (reportedUserId === null) return null
  const player = { id: reportedUserId, displayName: reportedDisplayName }
  return kind === 'ban' ? (
    <BanDialog player={player} {...shared} />
  ) : (
    <WarnDialog player={player} {...shared} />
  )
}

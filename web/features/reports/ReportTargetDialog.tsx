import type { PlayerMission } from '#contract/profiles/players.ts'
import { reportLimits } from '#contract/reports/draft.ts'
import { m } from '#texts'
import { ReportDialog } from './ReportDialog.tsx'
import {
  useReportComment,
  useReportConversation,
  useReportPicture,
  useReportPlayer,
  useReportProfile,
  useReportSettlement,
} from './reports.queries.ts'

export interface ReportedPlayer {
  readonly id: number
  readonly displayName: string
}

export interface ReportedMember {
  readonly crew: { readonly id: number; readonly title: string }
  readonly player: ReportedPlayer
  /** A report of a crew is one of its leader. */
  readonly asCrew?: boolean | undefined
}

interface Closable {
  readonly onClose: () => void
}

export function ReportMemberDialog({ crew, player, asCrew, onClose }: ReportedMember & Closable) {
  const { mutateAsync: report } = useReportPlayer(player.id)
  return (
    <ReportDialog
      title={asCrew ? m.reports_crew() : m.reports_player()}
      subtitle={
        asCrew ? m.reports_crew_led_by({ title: crew.title, name: player.displayName }) : player.displayName
      }
      keepsText={m.reports_keeps_post()}
      goneText={m.reports_crew_gone()}
      target={`player-${player.id}-crew-${crew.id}`}
      send={(draft) => report({ crewId: crew.id, draft })}
      onClose={onClose}
    />
  )
}

/** A comment or a picture. */
export interface ReportedText {
  readonly crewId: number
  readonly id: number
  readonly authorName: string
}

type WrittenProps = ReportedText & Closable

export function ReportCommentDialog({ crewId, id, authorName, onClose }: WrittenProps) {
  const { mutateAsync: report } = useReportComment(crewId, id)
  return (
    <ReportDialog
      title={m.reports_comment()}
      subtitle={authorName}
      keepsText={m.reports_keeps_comment()}
      goneText={m.reports_comment_gone()}
      target={`comment-${id}`}
      send={(draft) => report(draft)}
      onClose={onClose}
    />
  )
}

export function ReportPictureDialog({ crewId, id, authorName, onClose }: WrittenProps) {
  const { mutateAsync: report } = useReportPicture(crewId, id)
  return (
    <ReportDialog
      title={m.logs_report()}
      subtitle={authorName}
      keepsText={m.logs_report_keeps()}
      goneText={m.logs_report_gone()}
      target={`picture-${id}`}
      send={(draft) => report(draft)}
      onClose={onClose}
    />
  )
}

export function ReportSettlementDialog({
  crew,
  player,
  onClose,
}: Pick<ReportedMember, 'crew' | 'player'> & Closable) {
  const { mutateAsync: report } = useReportSettlement(crew.id)
  return (
    <ReportDialog
      title={m.settlements_report()}
      subtitle={m.settlements_report_of({ title: crew.title, name: player.displayName })}
      keepsText={m.settlements_report_keeps()}
      goneText={m.reports_crew_gone()}
      target={`settlement-${crew.id}`}
      send={(draft) => report(draft)}
      onClose={onClose}
    />
  )
}

interface ConversationProps extends Closable {
  readonly player: ReportedPlayer
}

export function ReportConversationDialog({ player, onClose }: ConversationProps) {
  const { mutateAsync: report } = useReportConversation(player.id)
  return (
    <ReportDialog
      title={m.report_subjects_report_conversation()}
      subtitle={player.displayName}
      keepsText={m.report_subjects_keeps_messages({ count: reportLimits.messages })}
      goneText={m.report_subjects_conversation_gone()}
      target={`conversation-${player.id}`}
      send={(draft) => report(draft)}
      onClose={onClose}
    />
  )
}

interface ProfileProps extends Closable {
  readonly player: ReportedPlayer & { readonly canReport: boolean }
  /** The latest missions of the player. */
  readonly missions: readonly Pick<PlayerMission, 'id' | 'title'>[]
}

/** About the profile, unless one of the player's missions is chosen. */
export function ReportProfileDialog({ player, missions, onClose }: ProfileProps) {
  const { mutateAsync: reportProfile } = useReportProfile(player.id)
  const { mutateAsync: reportPlayer } = useReportPlayer(player.id)
  return (
    <ReportDialog
      title={m.reports_player()}
      subtitle={player.displayName}
      keepsText={m.report_subjects_keeps_profile()}
      goneText={m.report_subjects_gone()}
      target={`player-${player.id}`}
      missions={missions}
      isProfileReported={!player.canReport}
      send={(draft, crewId) => (crewId === null ? reportProfile(draft) : reportPlayer({ crewId, draft }))}
      onClose={onClose}
    />
  )
}

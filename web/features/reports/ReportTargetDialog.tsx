import type { PlayerMission } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { useReportComment, useReportPlayer } from './reports.queries.ts'

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

interface CommentProps extends Closable {
  readonly id: number
  readonly authorName: string
}

export function ReportCommentDialog({ id, authorName, onClose }: CommentProps) {
  const { mutateAsync: report } = useReportComment(id)
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

interface ProfileProps extends Closable {
  readonly player: ReportedPlayer
  /** The latest missions of the player. */
  readonly missions: readonly Pick<PlayerMission, 'id' | 'title'>[]
}

/** A report is about a crew, so one of the player's missions has to be chosen. */
export function ReportProfileDialog({ player, missions, onClose }: ProfileProps) {
  const { mutateAsync: report } = useReportPlayer(player.id)
  if (missions.length === 0) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={m.reports_player()}
        subtitle={player.displayName}
        footer={<Button onClick={onClose}>{m.ui_close()}</Button>}
      >
        <p>{m.reports_no_mission({ name: player.displayName })}</p>
      </Dialog>
    )
  }
  return (
    <ReportDialog
      title={m.reports_player()}
      subtitle={player.displayName}
      keepsText={m.reports_keeps_post()}
      goneText={m.reports_crew_gone()}
      target={`player-${player.id}`}
      missions={missions}
      send={(draft, crewId) => report({ crewId, draft })}
      onClose={onClose}
    />
  )
}

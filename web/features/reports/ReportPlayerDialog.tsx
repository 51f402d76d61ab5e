import { m } from '#texts'
import { ReportDialog } from './ReportDialog.tsx'
import { useReportPlayer } from './reports.queries.ts'

export interface ReportedPlayer {
  readonly id: number
  readonly displayName: string
}

export interface ReportTarget {
  readonly crew: { readonly id: number; readonly title: string }
  readonly player: ReportedPlayer
  /** A report of a crew is one of its leader. */
  readonly asCrew?: boolean | undefined
}

export function ReportPlayerDialog({
  crew,
  player,
  asCrew,
  onClose,
}: ReportTarget & { readonly onClose: () => void }) {
  const { mutateAsync: report } = useReportPlayer(player.id)
  return (
    <ReportDialog
      title={asCrew ? m.reports_crew() : m.reports_player()}
      subtitle={asCrew ? crew.title : player.displayName}
      keepsText={m.reports_keeps_post()}
      goneText={m.reports_crew_gone()}
      target={`player-${player.id}-crew-${crew.id}`}
      send={(draft) => report({ crewId: crew.id, draft })}
      onClose={onClose}
    />
  )
}

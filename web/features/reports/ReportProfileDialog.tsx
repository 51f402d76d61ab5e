import type { PlayerMission } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import type { ReportedPlayer } from './ReportPlayerDialog.tsx'
import { useReportPlayer } from './reports.queries.ts'

interface Props {
  player: ReportedPlayer
  /** The latest missions of the player. */
  missions: readonly Pick<PlayerMission, 'id' | 'title'>[]
  onClose: () => void
}

function MissionReport({ player, missions, onClose }: Props) {
  const { mutateAsync: report } = useReportPlayer(player.id)
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

/** A report is about a crew, so one of the player's missions has to be chosen. */
export function ReportProfileDialog(props: Props) {
  const { player, missions, onClose } = props
  if (missions.length > 0) return <MissionReport {...props} />
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

import { useState } from 'react'
import type { PlayerMission } from '#contract/players.ts'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
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

function MissionReport({ player, missions, firstId, onClose }: Props & { firstId: number }) {
  const [crewId, setCrewId] = useState(firstId)
  const { mutateAsync: report } = useReportPlayer(crewId, player.id)
  return (
    <ReportDialog
      title={m.reports_player()}
      subtitle={player.displayName}
      keepsText={m.reports_keeps_post()}
      goneText={m.reports_crew_gone()}
      target={`player-${player.id}`}
      send={report}
      onClose={onClose}
    >
      <Field label={m.reports_mission()} hint={m.reports_mission_hint()}>
        <NativeSelect value={crewId} onChange={({ target }) => setCrewId(Number(target.value))}>
          {missions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </ReportDialog>
  )
}

/** A report is about a crew, so one of the player's missions has to be chosen. */
export function ReportProfileDialog(props: Props) {
  const { player, missions, onClose } = props
  const [first] = missions
  if (first) return <MissionReport {...props} firstId={first.id} />
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

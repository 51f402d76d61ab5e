import { useState } from 'react'
import type { PlayerMission } from '#contract/players.ts'
import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import type { ReportedPlayer } from './ReportPlayerDialog.tsx'
import { useReportableMissions, useReportPlayer } from './reports.queries.ts'

interface Props {
  player: ReportedPlayer
  onClose: () => void
}

interface MissionChoice {
  missions: readonly PlayerMission[]
  first: PlayerMission
}

function MissionReport({ player, missions, first, onClose }: Props & MissionChoice) {
  const [chosen, setChosen] = useState(first.id)
  // The list may be refetched while the dialog is open.
  const mission = missions.find(({ id }) => id === chosen) ?? first
  const { mutateAsync: report } = useReportPlayer(mission.id, player.id)
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
        <NativeSelect value={mission.id} onChange={({ target }) => setChosen(Number(target.value))}>
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

/** A report is about a crew, so the player chooses one of the latest missions of the other. */
export function ReportProfileDialog({ player, onClose }: Props) {
  const { data: missions, error, isFetching, refetch } = useReportableMissions(player.id)
  const [first] = missions ?? []
  if (missions && first) {
    return <MissionReport player={player} missions={missions} first={first} onClose={onClose} />
  }
  const content = () => {
    if (missions) return <p>{m.reports_no_mission({ name: player.displayName })}</p>
    if (error) {
      return (
        <LoadProblem
          error={error}
          fallback={m.reports_missions_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      )
    }
    return (
      <LoadingRegion>
        <Skeleton height={36} />
      </LoadingRegion>
    )
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.reports_player()}
      subtitle={player.displayName}
      footer={<Button onClick={onClose}>{m.ui_close()}</Button>}
    >
      {content()}
    </Dialog>
  )
}

import { useState } from 'react'
import type { PlayerProfile } from '#contract/players.ts'
import { m } from '#texts'
import { useMissions } from '#web/features/profiles/profiles.queries.ts'
import { ReportButton } from '#web/features/reports/ReportButton.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import styles from './ContactPanel.module.css'

/** A report is about what happened on a mission, so one of the player's latest has to be chosen. */
export function ReportAboutMission({ player }: { player: PlayerProfile }) {
  const { data: missions = [] } = useMissions(player.id)
  const [chosen, setChosen] = useState<number>()
  const mission = missions.find(({ id }) => id === chosen) ?? missions[0]
  if (!mission) return null
  return (
    <div className={styles.report}>
      <Field label={m.profiles_report_about()} className={styles.mission}>
        <NativeSelect size="sm" value={mission.id} onChange={({ target }) => setChosen(Number(target.value))}>
          {missions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <ReportButton crew={mission} player={player} labelled />
    </div>
  )
}

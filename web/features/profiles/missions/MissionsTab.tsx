import { m } from '#texts'
import { Figures } from '#web/features/profiles/Figures.tsx'
import { Loaded } from '#web/features/profiles/Loaded.tsx'
import { missionFigures } from '#web/features/profiles/profile-texts.ts'
import { useMissions, useStatistics } from '#web/features/profiles/profiles.queries.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { MissionList, type MissionListProps } from './MissionList.tsx'
import styles from './MissionsTab.module.css'

type Props = Omit<MissionListProps, 'missions'> & { playerId: number }

export function MissionsTab({ playerId, ...rest }: Props) {
  return (
    <>
      <Panel title={m.profiles_mission_statistics()}>
        <Loaded query={useStatistics(playerId)} height={52}>
          {(statistics) => {
            const { created, completed, led, successRate } = missionFigures(statistics)
            return <Figures figures={[created, completed, led, successRate]} />
          }}
        </Loaded>
      </Panel>
      <Panel title={m.profiles_recent_missions()} className={styles.list}>
        <Loaded query={useMissions(playerId)} height={220}>
          {(missions) => <MissionList missions={missions} {...rest} />}
        </Loaded>
      </Panel>
    </>
  )
}

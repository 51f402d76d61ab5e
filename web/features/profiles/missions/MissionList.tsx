import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PlayerMission } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { badgeLabels } from '#web/features/profiles/profile-texts.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import styles from './MissionList.module.css'
import { missionBadge } from './mission-badge.ts'

const tones = {
  completed: 'done',
  in_progress: 'live',
  cancelled: 'danger',
  created: 'open',
  participated: 'line',
} as const

export interface MissionListProps {
  missions: readonly PlayerMission[]
  formatAge: (moment: string) => string
  // The icons of activities belong to another feature: the page provides them.
  renderTile: (activity: PlayerMission['activity']) => ReactNode
  /** What the player can do if there are none. */
  emptyAction?: ReactNode
}

export function MissionList({ missions, formatAge, renderTile, emptyAction }: MissionListProps) {
  if (missions.length === 0) {
    return (
      <EmptyState art="seats" heading="h3" title={m.profiles_no_missions()} actions={emptyAction}>
        {m.profiles_no_missions_text()}
      </EmptyState>
    )
  }
  return (
    <ul>
      {missions.map((mission) => {
        const badge = missionBadge(mission)
        return (
          <li key={mission.id} className={styles.mission}>
            {renderTile(mission.activity)}
            <TextLink asChild touch className={styles.title}>
              <Link to={paths.crew} params={{ id: String(mission.id) }} dir="auto">
                {mission.title}
              </Link>
            </TextLink>
            <Chip tone={tones[badge]}>{badgeLabels[badge]()}</Chip>
            <span className={styles.age}>{formatAge(mission.joinedAt)}</span>
          </li>
        )
      })}
    </ul>
  )
}

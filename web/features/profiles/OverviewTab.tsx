import type { ReactNode } from 'react'
import type { PlayerProfile } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { PlayerText } from '#web/ui/display/PlayerText.tsx'
import { Loaded } from './Loaded.tsx'
import { MissionList, type MissionListProps } from './missions/MissionList.tsx'
import styles from './OverviewTab.module.css'
import { useMissions, useReputation } from './profiles.queries.ts'
import { RatingList } from './ratings/RatingList.tsx'

const shownMissions = 3
const shownRatings = 3

interface Props extends Omit<MissionListProps, 'missions' | 'formatAge'> {
  player: PlayerProfile
  formatMissionAge: (moment: string) => string
  formatRatingAge: (moment: string) => string
  /** A link to all ratings. */
  renderViewAll: (label: string) => ReactNode
  /** Instead of what the player says about themselves, if they say nothing. */
  noBio: ReactNode
  /** How to reach the player; nothing on one's own profile. */
  contact: ReactNode
  fleet: ReactNode
}

export function OverviewTab({ player, formatMissionAge, formatRatingAge, renderTile, ...slots }: Props) {
  const reputation = useReputation(player.id)
  const missions = useMissions(player.id)
  const total = reputation.data?.reputation.totalRatings ?? 0
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {player.bio ? (
          <Panel title={m.profiles_about()}>
            <PlayerText text={player.bio} />
          </Panel>
        ) : (
          slots.noBio
        )}
        <Panel title={m.profiles_recent_missions()}>
          <Loaded query={missions} height={140}>
            {(all) => (
              <MissionList
                missions={all.slice(0, shownMissions)}
                formatAge={formatMissionAge}
                renderTile={renderTile}
                emptyAction={slots.emptyAction}
              />
            )}
          </Loaded>
        </Panel>
        <Panel
          title={m.profiles_recent_ratings()}
          headerEnd={total > shownRatings ? slots.renderViewAll(m.profiles_view_all({ count: total })) : null}
        >
          <Loaded query={reputation} height={220}>
            {({ recentRatings }) => (
              <RatingList ratings={recentRatings.slice(0, shownRatings)} formatAge={formatRatingAge} />
            )}
          </Loaded>
        </Panel>
      </div>
      <div className={styles.side}>
        {slots.contact ? <div className={styles.contact}>{slots.contact}</div> : null}
        {slots.fleet}
      </div>
    </div>
  )
}

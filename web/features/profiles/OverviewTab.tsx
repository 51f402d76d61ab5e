import type { ReactNode } from 'react'
import type { PlayerProfile } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { PlayerText } from '#web/ui/display/PlayerText.tsx'
import { DiscussionsPanel } from './DiscussionsPanel.tsx'
import { EarnedPanel } from './EarnedPanel.tsx'
import { Figures } from './Figures.tsx'
import { Loaded } from './Loaded.tsx'
import { MissionList, type MissionListProps } from './MissionList.tsx'
import styles from './OverviewTab.module.css'
import { missionFigures } from './profile-texts.ts'
import { useMissions, useReputation, useStatistics } from './profiles.queries.ts'
import { RankSteps } from './RankSteps.tsx'
import { RatingList } from './RatingList.tsx'
import { RecordPanel } from './RecordPanel.tsx'
import { ReputationPanel } from './ReputationPanel.tsx'

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
  isOwn: boolean
}

export function OverviewTab({ player, formatMissionAge, formatRatingAge, renderTile, ...slots }: Props) {
  const statistics = useStatistics(player.id)
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
        <Panel title={m.profiles_mission_statistics()}>
          <Loaded query={statistics} height={52}>
            {(answer) => <Figures figures={Object.values(missionFigures(answer))} />}
          </Loaded>
          <div className={styles.missions}>
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
          </div>
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
        <Panel title={m.profiles_rank()}>
          <Loaded query={statistics} height={56}>
            {({ rank: { activityScore } }) => <RankSteps score={activityScore} />}
          </Loaded>
        </Panel>
        <ReputationPanel playerId={player.id} />
        <RecordPanel statistics={statistics.data} isOwn={slots.isOwn} />
        <EarnedPanel statistics={statistics.data} />
        {slots.fleet}
        <DiscussionsPanel playerId={player.id} />
      </div>
    </div>
  )
}

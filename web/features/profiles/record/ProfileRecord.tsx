import type { PlayerProfile } from '#contract/profiles/players.ts'
import { rankOf, reliability } from '#contract/profiles/ranks.ts'
import { m } from '#texts'
import { Figures } from '#web/features/profiles/Figures.tsx'
import { Loaded } from '#web/features/profiles/Loaded.tsx'
import { missionFigures } from '#web/features/profiles/profile-texts.ts'
import { useStatistics } from '#web/features/profiles/profiles.queries.ts'
import { ReputationPanel } from '#web/features/profiles/ratings/ReputationPanel.tsx'
import { formatCount } from '#web/i18n/format.ts'
import { rankLabels } from '#web/i18n/rank-labels.ts'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { DiscussionsPanel } from './DiscussionsPanel.tsx'
import { EarnedPanel } from './EarnedPanel.tsx'
import styles from './ProfileRecord.module.css'
import { RankSteps } from './RankSteps.tsx'
import { RecordPanel } from './RecordPanel.tsx'

/** Everything that is counted about a player beyond the header's stars: rank, score, reliability, statistics. */
export function ProfileRecord({ player, isOwn }: { player: PlayerProfile; isOwn: boolean }) {
  const statistics = useStatistics(player.id)
  return (
    <Panel flush className={styles.record}>
      <Fold title={m.profiles_record()} hint={m.profiles_record_hint()}>
        <div className={styles.columns}>
          <Panel title={m.profiles_rank()}>
            <Loaded query={statistics} height={150}>
              {({ rank: { activityScore }, reputation }) => (
                <div className={styles.rank}>
                  <div>
                    <Chip tone="beacon">{rankLabels[rankOf(activityScore)]()}</Chip>
                  </div>
                  <RankSteps score={activityScore} />
                  <Figures
                    figures={[
                      [m.profiles_activity_score(), formatCount(activityScore)],
                      [
                        m.profiles_reliable(),
                        reputation.totalRatings > 0
                          ? m.profiles_percent({ percent: reliability(reputation.averageRating) })
                          : m.profiles_none(),
                      ],
                    ]}
                  />
                </div>
              )}
            </Loaded>
          </Panel>
          <ReputationPanel playerId={player.id} />
          <Panel title={m.profiles_mission_statistics()}>
            <Loaded query={statistics} height={52}>
              {(answer) => <Figures figures={Object.values(missionFigures(answer))} />}
            </Loaded>
          </Panel>
          <DiscussionsPanel playerId={player.id} />
          <RecordPanel statistics={statistics.data} isOwn={isOwn} />
          <EarnedPanel statistics={statistics.data} />
        </div>
      </Fold>
    </Panel>
  )
}

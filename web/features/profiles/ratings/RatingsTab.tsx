import { m } from '#texts'
import { Loaded } from '#web/features/profiles/Loaded.tsx'
import { useReputation } from '#web/features/profiles/profiles.queries.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { RatingList } from './RatingList.tsx'
import styles from './RatingsTab.module.css'
import { ReputationPanel } from './ReputationPanel.tsx'

interface Props {
  playerId: number
  formatAge: (moment: string) => string
}

export function RatingsTab({ playerId, formatAge }: Props) {
  const reputation = useReputation(playerId)
  return (
    <div className={styles.columns}>
      <ReputationPanel playerId={playerId} />
      <Panel title={m.profiles_recent_ratings()}>
        <Loaded query={reputation} height={220}>
          {({ recentRatings, reputation: { totalRatings } }) => (
            <>
              <RatingList ratings={recentRatings} formatAge={formatAge} />
              {totalRatings > recentRatings.length ? (
                <p className={styles.hint}>{m.profiles_latest_ratings({ count: recentRatings.length })}</p>
              ) : null}
            </>
          )}
        </Loaded>
      </Panel>
    </div>
  )
}

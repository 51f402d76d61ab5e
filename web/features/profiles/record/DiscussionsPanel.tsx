import { m } from '#texts'
import { Figures } from '#web/features/profiles/Figures.tsx'
import { Loaded } from '#web/features/profiles/Loaded.tsx'
import { useStatistics } from '#web/features/profiles/profiles.queries.ts'
import { formatCount } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/display/Panel.tsx'

/** The discussions of the player's posts, and what they wrote in any. */
export function DiscussionsPanel({ playerId }: { playerId: number }) {
  return (
    <Panel title={m.profiles_discussions()}>
      <Loaded query={useStatistics(playerId)} height={52}>
        {({ forum }) => (
          <Figures
            figures={[
              [m.profiles_discussed_posts(), formatCount(forum.threadsCreated)],
              [m.profiles_comments(), formatCount(forum.repliesMade)],
              [m.profiles_post_views(), formatCount(forum.totalThreadViews)],
            ]}
          />
        )}
      </Loaded>
    </Panel>
  )
}

import { m } from '#texts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Loaded } from './Loaded.tsx'
import { useStatistics } from './profiles.queries.ts'
import { RankSteps } from './RankSteps.tsx'

export function RankPanel({ playerId }: { playerId: number }) {
  return (
    <Panel title={m.profiles_rank()}>
      <Loaded query={useStatistics(playerId)} height={56}>
        {({ rank: { activityScore } }) => <RankSteps score={activityScore} />}
      </Loaded>
    </Panel>
  )
}

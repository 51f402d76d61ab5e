import { m } from '#texts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Loaded } from './Loaded.tsx'
import { useReputation } from './profiles.queries.ts'
import { ReputationSummary } from './ReputationSummary.tsx'

export function ReputationPanel({ playerId }: { playerId: number }) {
  return (
    <Panel title={m.profiles_reputation()}>
      <Loaded query={useReputation(playerId)} height={190}>
        {(answer) => <ReputationSummary {...answer} />}
      </Loaded>
    </Panel>
  )
}

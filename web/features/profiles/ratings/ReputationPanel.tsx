import { m } from '#texts'
import { Loaded } from '#web/features/profiles/Loaded.tsx'
import { useReputation } from '#web/features/profiles/profiles.queries.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
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

import { CircleCheck } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ReadySum } from '#web/features/crews/ready/ReadySum.tsx'
import { readySum } from '#web/features/crews/ready/ready-states.ts'
import { CallReadyCheck } from '#web/features/missions/ready/CallReadyCheck.tsx'
import { ReleaseSilent } from '#web/features/missions/ready/ReleaseSilent.tsx'
import { Fold } from '#web/ui/display/Fold.tsx'

/** Who is ready. Nothing while no one can be asked. */
export function ReadyFold({ crew }: { crew: CrewDetails }) {
  const can = crew.viewer?.can
  const sum = readySum(crew.members)
  if (!sum && !can?.callReady && !can?.releaseSilent) return null
  return (
    <Fold icon={<CircleCheck />} title={m.ready_title()} hint={sum ?? m.ready_not_called()}>
      <ReadySum crew={crew} />
      {can?.callReady ? <CallReadyCheck crew={crew} /> : null}
      {can?.releaseSilent ? <ReleaseSilent crew={crew} /> : null}
    </Fold>
  )
}

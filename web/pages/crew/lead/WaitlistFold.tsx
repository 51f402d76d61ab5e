import { Hourglass } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { LeadersWaitlist } from '#web/features/waitlists/LeadersWaitlist.tsx'
import { Fold } from '#web/ui/display/Fold.tsx'

/** Who waits for a seat; open while someone does. Nothing while every wanted seat is free. */
export function WaitlistFold({ crew }: { crew: CrewDetails }) {
  const { viewer } = crew
  if (!viewer?.hasWaitlist) return null
  const size = viewer.waitlistSize
  return (
    <Fold
      icon={<Hourglass />}
      title={m.waitlists_title()}
      hint={size > 0 ? m.waitlists_size({ count: size }) : m.waitlists_nobody()}
      open={size > 0}
    >
      <LeadersWaitlist crew={crew} />
    </Fold>
  )
}

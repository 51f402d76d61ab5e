import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { CrewStats } from '#web/features/crews/details/CrewStats.tsx'
import { ShareCrew } from '#web/features/crews/sharing/ShareCrew.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'

interface Props {
  crew: CrewDetails
  /** More ways to share it. */
  sharing?: ReactNode
  /** What else one can do with the post. */
  children?: ReactNode
}

/** Facts about the post, and how to share it. */
export function CrewFooter({ crew, sharing, children }: Props) {
  return (
    <>
      <Panel flush>
        <CrewStats crew={crew} />
        <ShareCrew crew={crew}>{sharing}</ShareCrew>
      </Panel>
      {children}
    </>
  )
}

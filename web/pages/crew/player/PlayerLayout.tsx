import type { ComponentProps } from 'react'
import { CrewLayout } from '#web/pages/crew/CrewLayout.tsx'
import { CrewShips } from '#web/pages/crew/CrewShips.tsx'
import { sectionIds } from '#web/pages/crew/go-to-section.ts'
import { CrewDiscussion } from './CrewDiscussion.tsx'
import { CrewResult } from './CrewResult.tsx'
import { MemberActions } from './MemberActions.tsx'
import { PlayerFooter } from './PlayerFooter.tsx'
import { PlayerSeries } from './PlayerSeries.tsx'

type Props = Omit<
  ComponentProps<typeof CrewLayout>,
  'series' | 'result' | 'ships' | 'memberAction' | 'discussion' | 'footer' | 'isAboard'
>

/** The crew with what every signed-in player may be able to do. */
export function PlayerLayout(props: Props) {
  const { crew } = props
  return (
    <CrewLayout
      {...props}
      isAboard={crew.viewer?.isMember === true && !crew.viewer.canLead}
      series={<PlayerSeries crew={crew} />}
      result={
        <div id={sectionIds.debrief}>
          <CrewResult crew={crew} />
        </div>
      }
      ships={<CrewShips crew={crew} />}
      memberAction={(member) => <MemberActions crew={crew} member={member} />}
      discussion={<CrewDiscussion crew={crew} />}
      footer={<PlayerFooter crew={crew} />}
    />
  )
}

import type { ComponentProps } from 'react'
import { relationText } from '#web/features/crews/details/relation-texts.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { CrewDiscussion } from './CrewDiscussion.tsx'
import { CrewLayout } from './CrewLayout.tsx'
import { CrewLog } from './CrewLog.tsx'
import { CrewSettlement } from './CrewSettlement.tsx'
import { CrewShips } from './CrewShips.tsx'
import { MemberActions } from './MemberActions.tsx'
import { PlayerFooter } from './PlayerFooter.tsx'
import { PlayerSeries } from './PlayerSeries.tsx'

type Props = Omit<
  ComponentProps<typeof CrewLayout>,
  'relation' | 'series' | 'result' | 'ships' | 'memberAction' | 'discussion' | 'footer'
>

/** The crew with what every signed-in player may be able to do. */
export function PlayerLayout(props: Props) {
  const { crew } = props
  const now = useNow()
  const zone = useViewerZone()
  return (
    <CrewLayout
      {...props}
      relation={relationText(crew, now, zone)}
      series={<PlayerSeries crew={crew} />}
      result={
        <>
          <CrewSettlement crew={crew} />
          <CrewLog crew={crew} />
        </>
      }
      ships={<CrewShips crew={crew} />}
      memberAction={(member) => <MemberActions crew={crew} member={member} />}
      discussion={<CrewDiscussion crew={crew} />}
      footer={<PlayerFooter crew={crew} />}
    />
  )
}

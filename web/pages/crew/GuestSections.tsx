import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { GuestAction } from '#web/features/crews/details/GuestAction.tsx'
import { guestText } from '#web/features/crews/details/guest-text.ts'
import { ShipsAboard } from '#web/features/crews/details/ShipsAboard.tsx'
import { Discussion } from '#web/features/discussions/Discussion.tsx'
import { PublicPicture } from '#web/features/logs/PublicPicture.tsx'
import { ContactLeader } from '#web/features/messages/WriteButton.tsx'
import { isDeleted } from '#web/i18n/player-names.ts'
import { CrewFooter } from './CrewFooter.tsx'
import { CrewLayout } from './CrewLayout.tsx'
import { CrewRoles } from './CrewRoles.tsx'
import { CrewSeries } from './CrewSeries.tsx'
import { SignInToWait } from './SignInToWait.tsx'
import { useFormatAgo } from './use-format-ago.ts'

const noActions = () => null

/** The crew for guests, who can read it and sign in. */
export function GuestSections({ crew }: { crew: CrewDetails }) {
  const formatWrittenAt = useFormatAgo()
  const main = (
    <>
      <GuestAction crew={crew} />
      <SignInToWait crew={crew} />
    </>
  )
  return (
    <CrewLayout
      crew={crew}
      series={<CrewSeries crew={crew} />}
      relation={guestText(crew)}
      main={main}
      end={isDeleted(crew.authorName) ? null : <ContactLeader crew={crew} />}
      bar={main}
      result={
        crew.displayStatus === 'completed' ? (
          <PublicPicture crewId={crew.id} othersActions={noActions} />
        ) : null
      }
      roles={crew.roles.length > 0 ? <CrewRoles crew={crew} /> : null}
      ships={crew.ships.length > 0 ? <ShipsAboard ships={crew.ships} /> : null}
      hint={isOver(crew) ? undefined : m.messages_contact_hint()}
      discussion={<Discussion crewId={crew.id} formatWrittenAt={formatWrittenAt} othersActions={noActions} />}
      footer={<CrewFooter crew={crew} />}
    />
  )
}

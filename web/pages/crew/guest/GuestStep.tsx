import { Link } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { guestStep } from '#contract/crews/guest-step.ts'
import { m } from '#texts'
import { CalendarButton } from '#web/features/crews/sharing/CalendarButton.tsx'
import { CopyForDiscord, CopyLink } from '#web/features/crews/sharing/CopyButtons.tsx'
import { FindAnother } from '#web/features/crews/step/FindAnother.tsx'
import { NextStepCard } from '#web/features/crews/step/NextStepCard.tsx'
import { StepMenu } from '#web/features/crews/step/StepMenu.tsx'
import { seatsLine } from '#web/features/crews/step/seats-line.ts'
import { countdownOf } from '#web/features/crews/time/countdown.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { ContactLeader } from '#web/features/messages/writing/WriteButton.tsx'
import { isDeleted } from '#web/i18n/player-names.ts'
import { CancelNote } from '#web/pages/crew/CancelNote.tsx'
import { applyPath } from '#web/paths.ts'
import { useEntrance } from '#web/session/use-entrance.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** The next step of a guest: to sign in, on to the seat or to the waiting list. */
export function GuestStep({ crew }: { crew: CrewDetails }) {
  const now = useNow()
  const zone = useViewerZone()
  const entrance = useEntrance()
  const { kind, menu } = guestStep(crew)
  const waits = kind === 'sign_in_to_wait'
  return (
    <NextStepCard
      notes={<CancelNote crew={crew} />}
      line={seatsLine(crew)}
      aside={countdownOf(crew, now, zone).text}
      control={
        kind === 'find_another' ? (
          <FindAnother crew={crew} />
        ) : (
          <Button asChild variant="primary" size="lg" block>
            <Link to={entrance} search={{ redirect: waits ? `/crew/${crew.id}` : applyPath(crew.id) }}>
              {waits ? m.waitlists_sign_in() : m.crews_sign_in_to_join()}
            </Link>
          </Button>
        )
      }
      menu={
        <StepMenu
          entries={menu}
          items={{
            contact: () => (isDeleted(crew.authorName) ? null : <ContactLeader crew={crew} />),
            calendar: () => <CalendarButton crewId={crew.id} />,
            copy_link: () => <CopyLink crew={crew} />,
            copy_discord: () => <CopyForDiscord crew={crew} />,
          }}
        />
      }
    />
  )
}

import { Link } from '@tanstack/react-router'
import { Coins, Container, Copy, MessagesSquare } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ChangeMessage } from '#web/features/applications/ChangeMessage.tsx'
import { WithdrawApplication } from '#web/features/applications/WithdrawApplication.tsx'
import { CalendarButton } from '#web/features/crews/sharing/CalendarButton.tsx'
import { CopyForDiscord, CopyLink } from '#web/features/crews/sharing/CopyButtons.tsx'
import { FindAnother } from '#web/features/crews/step/FindAnother.tsx'
import type { StepItems } from '#web/features/crews/step/StepMenu.tsx'
import { ContactLeader } from '#web/features/messages/writing/WriteButton.tsx'
import { LeaveCrew } from '#web/features/missions/LeaveCrew.tsx'
import { CannotCome } from '#web/features/missions/ready/CannotCome.tsx'
import { ReadyAnswer } from '#web/features/missions/ready/ReadyAnswer.tsx'
import { ReportButton } from '#web/features/reports/ReportButton.tsx'
import { JoinWaitlist } from '#web/features/waitlists/JoinWaitlist.tsx'
import { LeaveWaitlist } from '#web/features/waitlists/LeaveWaitlist.tsx'
import { isDeleted } from '#web/i18n/player-names.ts'
import { useGoToSection } from '#web/pages/crew/go-to-section.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** What every signed-in player may find in the menu beside their next step. */
export const useStepItems = (crew: CrewDetails): StepItems => {
  const goTo = useGoToSection(crew)
  const { viewer, authorName, members } = crew
  const leader = members[0]
  return {
    cannot_come: () => (
      <CannotCome crewId={crew.id} title={<span lang={crew.primaryLanguage}>{crew.title}</span>} />
    ),
    change_answer: () => (
      <ReadyAnswer crewId={crew.id} answer={viewer?.ready === 'ready' ? 'late' : 'ready'} />
    ),
    change_message: () =>
      viewer?.application ? <ChangeMessage crew={crew} application={viewer.application} /> : null,
    split: () => (
      <Button onClick={() => goTo('debrief', 'crew')}>
        <Coins aria-hidden />
        {m.settlements_split()}
      </Button>
    ),
    chat: () => (
      <Button onClick={() => goTo('discussion', 'crew')}>
        <MessagesSquare aria-hidden />
        {m.crew_page_chat()}
      </Button>
    ),
    join_waitlist: () => <JoinWaitlist crewId={crew.id} />,
    contact: () => (isDeleted(authorName) ? null : <ContactLeader crew={crew} />),
    bring_ship: () => (
      <Button onClick={() => goTo('ships', 'crew')}>
        <Container aria-hidden />
        {m.next_step_bring_ship()}
      </Button>
    ),
    calendar: () => <CalendarButton crewId={crew.id} />,
    copy_link: () => <CopyLink crew={crew} />,
    copy_discord: () => <CopyForDiscord crew={crew} />,
    post_again: () => (
      <Button asChild>
        <Link to={paths.create} search={{ from: crew.id }}>
          <Copy aria-hidden />
          {m.crew_page_post_again()}
        </Link>
      </Button>
    ),
    find_another: () => <FindAnother crew={crew} />,
    report: () =>
      leader && !isDeleted(leader.displayName) ? <ReportButton crew={crew} player={leader} asCrew /> : null,
    withdraw: () =>
      viewer?.application ? <WithdrawApplication crew={crew} application={viewer.application} /> : null,
    leave_waitlist: () => <LeaveWaitlist crew={crew} />,
    leave: () => <LeaveCrew crew={crew} />,
  }
}

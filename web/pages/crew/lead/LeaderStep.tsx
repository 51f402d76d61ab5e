import { Link } from '@tanstack/react-router'
import { ClipboardList, Coins, MessageCircle, Pencil, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useCopyForDiscord } from '#web/features/crews/sharing/use-copy-for-discord.ts'
import type { StepItems } from '#web/features/crews/step/StepMenu.tsx'
import { earlyStartText } from '#web/features/crews/time/time-texts.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { StepDown } from '#web/features/leading/StepDown.tsx'
import { CompleteMission } from '#web/features/missions/CompleteMission.tsx'
import { KeepPost } from '#web/features/missions/KeepPost.tsx'
import { MissionStepButton } from '#web/features/missions/MissionStepButton.tsx'
import { CallReadyCheck } from '#web/features/missions/ready/CallReadyCheck.tsx'
import { ReleaseSilent } from '#web/features/missions/ready/ReleaseSilent.tsx'
import { useGoToSection } from '#web/pages/crew/go-to-section.ts'
import { PlayerStep, type StepControls } from '#web/pages/crew/player/PlayerStep.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

interface Props {
  crew: CrewDetails
  you?: ReactNode
  notes?: ReactNode
}

/** The next step of those who lead. */
export function LeaderStep({ crew, ...slots }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const goTo = useGoToSection(crew)
  const copyForDiscord = useCopyForDiscord(crew)
  const earlyStart = earlyStartText(crew, now, zone)
  const start = (isStep: boolean) => () => (
    <MissionStepButton crew={crew} step="start" isQuiet={!isStep} earlyStart={earlyStart} />
  )
  const controls: StepControls = {
    keep: () => <KeepPost crewId={crew.id} />,
    call: () => (
      <Button size="lg" variant="primary" block onClick={copyForDiscord}>
        <MessageCircle aria-hidden />
        {m.crew_page_share_discord()}
      </Button>
    ),
    decide: () => (
      <Button size="lg" variant="primary" block onClick={() => goTo('applications', 'lead')}>
        <ClipboardList aria-hidden />
        {m.next_step_decide({ count: crew.viewer?.pendingApplications ?? 0 })}
      </Button>
    ),
    call_ready: () => <CallReadyCheck crew={crew} isStep />,
    start: start(true),
    complete: () =>
      crew.members.length === 1 ? (
        <MissionStepButton crew={crew} step="complete" />
      ) : (
        <CompleteMission crew={crew} />
      ),
    split: () => (
      <Button size="lg" variant="primary" block onClick={() => goTo('debrief', 'crew')}>
        <Coins aria-hidden />
        {m.settlements_split()}
      </Button>
    ),
  }
  const items: StepItems = {
    start: start(false),
    call_ready: () => <CallReadyCheck crew={crew} />,
    release_silent: () => <ReleaseSilent crew={crew} />,
    invite: () => (
      <Button onClick={() => goTo('suggestions', 'lead')}>
        <UserPlus aria-hidden />
        {m.crew_page_invite()}
      </Button>
    ),
    edit: () => (
      <Button asChild>
        <Link to={paths.editCrew} params={{ id: String(crew.id) }} state={{ fromCrew: true }}>
          <Pencil aria-hidden />
          {m.crew_page_edit()}
        </Link>
      </Button>
    ),
    applications: () => (
      <Button asChild>
        <Link to={paths.crewApplications} params={{ crewId: String(crew.id) }}>
          <ClipboardList aria-hidden />
          {m.applications_title()}
        </Link>
      </Button>
    ),
    step_down: () => <StepDown crew={crew} />,
    cancel: () => <MissionStepButton crew={crew} step="cancel" />,
    end: () => <MissionStepButton crew={crew} step="end" />,
  }
  return <PlayerStep crew={crew} controls={controls} items={items} {...slots} />
}

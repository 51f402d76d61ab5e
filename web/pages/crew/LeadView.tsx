import type { CrewDetails } from '#contract/crews/crews.ts'
import { RoleApplicationsManager } from '#web/features/applications/RoleApplicationsManager.tsx'
import { useLocalTime } from '#web/features/crews/time/use-local-time.ts'
import { InvitePlayer } from '#web/features/messages/InvitePlayer.tsx'
import { InviteSeveral } from '#web/features/players/InviteSeveral.tsx'
import { SuggestionsPanel } from '#web/features/suggestions/SuggestionsPanel.tsx'
import { WaitlistPanel } from '#web/features/waitlists/WaitlistPanel.tsx'
import { sectionIds } from './go-to-section.ts'
import { useFormatAgo } from './use-format-ago.ts'

/** The view *Lead* of a crew: what is to decide, and who else could come. */
export function LeadView({ crew }: { crew: CrewDetails }) {
  const times = { formatAppliedAt: useFormatAgo(), formatLocalTime: useLocalTime() }
  const { viewer } = crew
  return (
    <>
      <div id={sectionIds.roleApplications}>
        <RoleApplicationsManager crew={crew} times={times} />
      </div>
      {viewer?.hasWaitlist ? <WaitlistPanel crew={crew} /> : null}
      {viewer?.canEdit && crew.displayStatus !== 'full' ? (
        <div id={sectionIds.suggestions}>
          <SuggestionsPanel
            crewId={crew.id}
            renderInvite={(player) => (
              <InvitePlayer player={player} crewId={crew.id} held={crew.viewer?.held} />
            )}
            action={<InviteSeveral crew={crew} />}
          />
        </div>
      ) : null}
    </>
  )
}

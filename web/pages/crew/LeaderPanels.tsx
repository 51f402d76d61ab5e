import type { CrewDetails } from '#contract/crews/crews.ts'
import { RoleApplicationsManager } from '#web/features/applications/RoleApplicationsManager.tsx'
import { InvitePlayer } from '#web/features/messages/InvitePlayer.tsx'
import { SuggestionsPanel } from '#web/features/suggestions/SuggestionsPanel.tsx'

interface Props {
  crew: CrewDetails
  formatAppliedAt: (moment: string) => string
}

/** For the leader, below the roles: who wants a seat, and who could be invited to one. */
export function LeaderPanels({ crew, formatAppliedAt }: Props) {
  return (
    <>
      <RoleApplicationsManager crew={crew} formatAppliedAt={formatAppliedAt} />
      {crew.viewer?.canEdit && crew.displayStatus !== 'full' ? (
        <SuggestionsPanel
          crewId={crew.id}
          renderInvite={(player) => <InvitePlayer player={player} crewId={crew.id} />}
        />
      ) : null}
    </>
  )
}

import type { CrewDetails, CrewMember } from '#contract/crews/crews.ts'
import { LeadMenu } from '#web/features/leading/LeadMenu.tsx'
import { AssignRole } from '#web/features/missions/AssignRole.tsx'
import { RemoveMember } from '#web/features/missions/RemoveMember.tsx'
import { ReportButton } from '#web/features/reports/ReportButton.tsx'
import { isDeleted } from '#web/i18n/player-names.ts'
import { useUser } from '#web/session/session.ts'

interface Props {
  crew: CrewDetails
  member: CrewMember
}

/** What the viewer can do about a member: the leader gives out roles, every player can report another one. */
export function MemberActions({ crew, member }: Props) {
  const user = useUser()
  return (
    <>
      {crew.viewer?.canEdit && member.userRole === 'member' ? (
        <>
          <AssignRole crew={crew} member={member} />
          <RemoveMember crew={crew} member={member} />
          <LeadMenu crew={crew} member={member} />
        </>
      ) : null}
      {user && user.id !== member.id && !isDeleted(member.displayName) ? (
        <ReportButton crew={crew} player={member} />
      ) : null}
    </>
  )
}

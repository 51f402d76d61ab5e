import { Link } from '@tanstack/react-router'
import { User } from 'lucide-react'
import type { CrewDetails, CrewMember } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { LeadMenu } from '#web/features/leading/LeadMenu.tsx'
import { AssignRole } from '#web/features/missions/AssignRole.tsx'
import { RemoveMember } from '#web/features/missions/RemoveMember.tsx'
import { ReportButton } from '#web/features/reports/ReportButton.tsx'
import { isDeleted } from '#web/i18n/player-names.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ActionMenu } from '#web/ui/overlays/ActionMenu.tsx'

interface Props {
  crew: CrewDetails
  member: CrewMember
}

/** What the viewer can do about another member, in a menu: the leader gives out roles, every player can report. */
export function MemberActions({ crew, member }: Props) {
  const user = useUser()
  if (!user || user.id === member.id || isDeleted(member.displayName)) return null
  const isLed = crew.viewer?.canEdit && member.userRole === 'member'
  return (
    <ActionMenu label={m.ui_more_about({ name: member.displayName })}>
      <Button asChild>
        <Link to={paths.profile} params={{ userId: String(member.id) }}>
          <User aria-hidden />
          {m.crew_page_view_profile()}
        </Link>
      </Button>
      {isLed ? (
        <>
          <AssignRole crew={crew} member={member} />
          <LeadMenu crew={crew} member={member} />
        </>
      ) : null}
      <ReportButton crew={crew} player={member} inMenu />
      {isLed ? (
        <>
          <hr />
          <RemoveMember crew={crew} member={member} />
        </>
      ) : null}
    </ActionMenu>
  )
}

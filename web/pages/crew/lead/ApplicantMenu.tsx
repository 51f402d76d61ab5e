import { Link } from '@tanstack/react-router'
import { User } from 'lucide-react'
import type { ComponentProps } from 'react'
import { m } from '#texts'
import { MessagePlayer } from '#web/features/messages/writing/WriteButton.tsx'
import { ReportButton } from '#web/features/reports/ReportButton.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ActionMenu } from '#web/ui/overlays/ActionMenu.tsx'

type Props = Pick<ComponentProps<typeof ReportButton>, 'crew' | 'player'>

/** For the leader, beside an applicant: what else can be done. */
export function ApplicantMenu({ crew, player }: Props) {
  return (
    <ActionMenu label={m.ui_more_about({ name: player.displayName })}>
      <Button asChild>
        <Link to={paths.profile} params={{ userId: String(player.id) }}>
          <User aria-hidden />
          {m.crew_page_view_profile()}
        </Link>
      </Button>
      <MessagePlayer player={player} />
      <hr />
      <ReportButton crew={crew} player={player} inMenu />
    </ActionMenu>
  )
}

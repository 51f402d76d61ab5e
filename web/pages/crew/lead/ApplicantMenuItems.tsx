import { Link } from '@tanstack/react-router'
import { Ellipsis, User } from 'lucide-react'
import type { ComponentProps } from 'react'
import { m } from '#texts'
import { WriteItem } from '#web/features/messages/writing/WriteItem.tsx'
import { ReportItem } from '#web/features/reports/ReportItem.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'

export type ApplicantMenuProps = ComponentProps<typeof ReportItem>

/** The menu behind ApplicantMenu, loaded when its button is first pressed. */
export function ApplicantMenuItems({ crew, player }: ApplicantMenuProps) {
  return (
    <Menu
      defaultOpen
      trigger={
        <Button size="sm" variant="ghost" square aria-label={m.ui_more_about({ name: player.displayName })}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem asChild>
        <Link to={paths.profile} params={{ userId: String(player.id) }}>
          <User aria-hidden />
          {m.shell_profile()}
        </Link>
      </MenuItem>
      <WriteItem player={player} />
      <MenuSeparator />
      <ReportItem crew={crew} player={player} />
    </Menu>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { Ban, EllipsisVertical, IdCard, TriangleAlert, UserCog } from 'lucide-react'
import type { AdminUser } from '#contract/user-list/user-list.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { useUnbanUser } from '#web/features/moderation/sanctions/sanctions.queries.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import styles from './UserActions.module.css'
import type { UsersSearch } from './users-search.ts'

const importWarnDialog = async () =>
  (await import('#web/features/moderation/sanctions/WarnDialog.tsx')).WarnDialog
const importBanDialog = async () =>
  (await import('#web/features/moderation/sanctions/BanDialog.tsx')).BanDialog
const importRoleDialog = async () => (await import('./RoleDialog.tsx')).RoleDialog

function Unban({ user }: { user: AdminUser }) {
  const { mutateAsync: unban } = useUnbanUser(user.id)
  return (
    <ConfirmButton
      size="sm"
      label={m.users_unban()}
      aria-label={m.users_unban_label({ name: user.displayName })}
      title={m.users_unban_title()}
      subtitle={user.displayName}
      consequence={m.users_unban_text()}
      confirmLabel={m.users_unban()}
      pendingLabel={m.moderation_sending()}
      doneText={m.users_unbanned({ name: user.displayName })}
      failedText={m.users_unban_failed()}
      danger={false}
      onConfirm={() => unban(undefined)}
    />
  )
}

interface Props {
  user: AdminUser
  /** Where the details are open already. */
  inDetails?: boolean | undefined
}

/** What an admin can do about a player, in a row in its menu; admins cannot act on their own account. */
export function UserActions({ user, inDetails }: Props) {
  const navigate = useNavigate({ from: paths.adminUsers })
  const isSelf = useUser()?.id === user.id
  const warn = useHostedDialog(importWarnDialog)
  const ban = useHostedDialog(importBanDialog)
  const changeRole = useHostedDialog(importRoleDialog)
  const name = user.displayName
  const openDetails = () =>
    navigate({
      search: (shown: UsersSearch) => ({ ...shown, user: user.id }),
      state: { fromList: true },
      resetScroll: false,
    })
  const canSanction = !isSelf && !user.isBanned
  if (inDetails)
    return (
      <span className={styles.actions} data-in-details>
        {isSelf ? <span className={styles.you}>{m.users_you()}</span> : null}
        {canSanction ? (
          <>
            <BusyButton
              size="sm"
              variant="ghost"
              aria-label={m.users_warn_label({ name })}
              onClick={() => warn({ player: user })}
            >
              {m.sanctions_warn()}
            </BusyButton>
            <BusyButton
              size="sm"
              variant="danger"
              aria-label={m.users_ban_label({ name })}
              onClick={() => ban({ player: user })}
            >
              {m.sanctions_ban()}
            </BusyButton>
          </>
        ) : null}
        {!isSelf && user.isBanned ? <Unban user={user} /> : null}
        {isSelf ? null : (
          <BusyButton size="sm" onClick={() => changeRole({ user })}>
            {m.users_change_role()}
          </BusyButton>
        )}
      </span>
    )
  return (
    <span className={styles.actions}>
      {isSelf ? <span className={styles.you}>{m.users_you()}</span> : null}
      {!isSelf && user.isBanned ? <Unban user={user} /> : null}
      <Menu
        trigger={
          <IconButton size="sm" label={m.users_more({ name })}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<IdCard aria-hidden />} onSelect={openDetails}>
          {m.users_details()}
        </MenuItem>
        {isSelf ? null : (
          <MenuItem icon={<UserCog aria-hidden />} onSelect={() => changeRole({ user })}>
            {m.users_change_role()}
          </MenuItem>
        )}
        {canSanction ? (
          <>
            <MenuSeparator />
            <MenuItem icon={<TriangleAlert aria-hidden />} onSelect={() => warn({ player: user })}>
              {m.sanctions_warn()}
            </MenuItem>
            <MenuItem danger icon={<Ban aria-hidden />} onSelect={() => ban({ player: user })}>
              {m.sanctions_ban()}
            </MenuItem>
          </>
        ) : null}
      </Menu>
    </span>
  )
}

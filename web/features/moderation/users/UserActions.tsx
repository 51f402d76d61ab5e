import { useNavigate } from '@tanstack/react-router'
import { EllipsisVertical, IdCard, UserCog } from 'lucide-react'
import type { AdminUser } from '#contract/users/list.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { useUnbanUser } from '#web/features/moderation/sanctions/sanctions.queries.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
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

/** What an admin can do about a player; admins cannot act on their own account. */
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
  return (
    <span className={styles.actions} data-in-details={inDetails}>
      {isSelf ? <span className={styles.you}>{m.users_you()}</span> : null}
      {isSelf || user.isBanned ? null : (
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
      )}
      {!isSelf && user.isBanned ? <Unban user={user} /> : null}
      {inDetails ? (
        isSelf ? null : (
          <BusyButton size="sm" onClick={() => changeRole({ user })}>
            {m.users_change_role()}
          </BusyButton>
        )
      ) : (
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
        </Menu>
      )}
    </span>
  )
}

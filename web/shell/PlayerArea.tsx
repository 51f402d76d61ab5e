import type { SessionUser } from '#contract/users/users.ts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import styles from './AccountArea.module.css'
import { MessagesButton } from './MessagesButton.tsx'
import { NoticesButton } from './NoticesButton.tsx'
import { UserButton } from './UserButton.tsx'

const importMenu = async () => (await import('./UserMenu.tsx')).UserMenu

/** The right end of the top bar for a signed-in player. */
export function PlayerArea({ user }: { user: SessionUser }) {
  const { Part: UserMenu, load } = useOnDemand(importMenu)
  return (
    <>
      <NoticesButton />
      <MessagesButton />
      <div className={styles.wide}>
        {UserMenu ? <UserMenu user={user} /> : <UserButton user={user} aria-haspopup="menu" onClick={load} />}
      </div>
    </>
  )
}

import { m } from '#texts'
import { Chip } from '#web/ui/marks/Chip.tsx'
import styles from './PlayerHandle.module.css'

interface Props {
  player: { readonly username: string; readonly displayName: string; readonly isStaff: boolean }
}

/** Beside a display name, which others may have too: the username, which is unique, and who is staff. */
export function PlayerHandle({ player: { username, displayName, isStaff } }: Props) {
  return (
    <>
      {username === displayName ? null : <span className={styles.handle}>@{username}</span>}
      {isStaff ? <Chip tone="info">{m.ui_staff()}</Chip> : null}
    </>
  )
}

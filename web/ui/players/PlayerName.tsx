import type { ReactElement } from 'react'
import { Slot } from '#web/ui/display/Slot.tsx'
import styles from './PlayerName.module.css'

/** Gives its only child, a link to the profile or plain text, the look of a player's name at the head of an entry. */
export function PlayerName({ children }: { children: ReactElement }) {
  return <Slot className={styles.name}>{children}</Slot>
}

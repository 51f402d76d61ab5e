import type { ReactElement } from 'react'
import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import { Slot } from '#web/ui/display/Slot.tsx'
import styles from './OrganisationTag.module.css'

interface Props {
  className?: string | undefined
  /** A link to the crews or the players of the organisation. */
  children: ReactElement
}

/** The organisation of a player, beside their name. */
export function OrganisationTag({ className, children }: Props) {
  return (
    <span className={classNames(styles.tag, className)}>
      <span className="sr-only">{m.players_organisation()}: </span>
      <Slot className={styles.link}>{children}</Slot>
    </span>
  )
}

import * as DropdownMenu from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import styles from './Menu.module.css'

type Props = {
  /** The button that opens it. */
  trigger: ReactElement
  align?: 'start' | 'end' | undefined
  /** MenuItem, MenuSeparator. */
  children: ReactNode
}

export function Menu({ trigger, align = 'end', children }: Props) {
  return (
    // Not modal: the page behind keeps its scroll bar and does not jump.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={8}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

import * as DropdownMenu from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Menu.module.css'

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** MenuItem and MenuSeparator. */
  children: ReactNode
}

export function Menu({ trigger, children }: MenuProps) {
  return (
    // Not modal: the page behind keeps its scroll bar and does not jump.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={6} collisionPadding={8}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type ItemProps = {
  onSelect?: (() => void) | undefined
  /** Its only child is a link, which brings its own icon and text. */
  asChild?: boolean | undefined
  icon?: ReactNode
  danger?: boolean | undefined
  disabled?: boolean | undefined
  children: ReactNode
}

export function MenuItem({ onSelect, asChild, icon, danger, disabled, children }: ItemProps) {
  return (
    <DropdownMenu.Item
      className={classNames(styles.item, danger && styles.danger)}
      asChild={asChild ?? false}
      disabled={disabled ?? false}
      onSelect={() => onSelect?.()}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          <span className={styles.text}>{children}</span>
        </>
      )}
    </DropdownMenu.Item>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />
}

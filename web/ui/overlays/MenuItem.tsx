import * as DropdownMenu from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Menu.module.css'

type Props = {
  onSelect?: (() => void) | undefined
  /** Its only child is a link, which holds icon and words itself. */
  asChild?: boolean | undefined
  icon?: ReactNode
  end?: ReactNode
  danger?: boolean | undefined
  disabled?: boolean | undefined
  children: ReactNode
}

export function MenuItem({ onSelect, asChild, icon, end, danger, disabled, children }: Props) {
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
          <span className={styles.words}>{children}</span>
          {end}
        </>
      )}
    </DropdownMenu.Item>
  )
}

import * as DropdownMenu from 'radix-ui/dropdown-menu'
import styles from './Menu.module.css'

export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />
}

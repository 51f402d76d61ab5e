import { m } from '#messages'
import { Spinner } from '#web/ui/Spinner.tsx'
import styles from './PagePending.module.css'

export function PagePending() {
  return (
    <div className={styles.pending} role="status">
      <Spinner size={20} />
      {m.shell_loading()}
    </div>
  )
}

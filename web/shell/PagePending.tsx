import { m } from '#texts'
import { Spinner } from '#web/ui/display/Spinner.tsx'
import styles from './PagePending.module.css'

export function PagePending() {
  return (
    <div className={styles.pending} role="status" data-pending>
      <Spinner size={20} />
      {m.shell_loading()}
    </div>
  )
}

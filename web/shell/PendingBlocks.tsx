import { m } from '#texts'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './PendingBlocks.module.css'

/** In place of what a page is about, below its title. */
export function PendingBlocks() {
  return (
    <LoadingRegion label={m.shell_loading()} className={styles.blocks}>
      <Skeleton height={120} radius={12} />
      <Skeleton height={320} radius={12} />
    </LoadingRegion>
  )
}

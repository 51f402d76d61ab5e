import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { PageFrame } from './PageFrame.tsx'
import styles from './PagePending.module.css'
import { PendingBlocks } from './PendingBlocks.tsx'

/** In place of a whole page: where its title and its content will be. */
export function PagePending() {
  return (
    <PageFrame>
      <div className={styles.title}>
        <Skeleton width={240} height={34} radius={8} />
      </div>
      <PendingBlocks />
    </PageFrame>
  )
}

import { m } from '#texts'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './CrewPageSkeleton.module.css'

export function CrewPageSkeleton() {
  return (
    <LoadingRegion label={m.crew_page_loading()} className={styles.grid}>
      <div className={styles.column}>
        <Skeleton width={220} height={22} />
        <Skeleton width="70%" height={34} />
        <Skeleton width={260} height={20} />
        <Skeleton height={190} radius={12} />
        <Skeleton width="80%" height={16} />
        <Skeleton width="60%" height={16} />
        <Skeleton height={260} radius={12} />
      </div>
      <div className={styles.column}>
        <Skeleton height={260} radius={12} />
        <Skeleton height={150} radius={12} />
      </div>
    </LoadingRegion>
  )
}

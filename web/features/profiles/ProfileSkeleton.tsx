import { m } from '#texts'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './ProfileSkeleton.module.css'

export function ProfileSkeleton() {
  return (
    <LoadingRegion label={m.profiles_loading()} className={styles.page}>
      <div className={styles.header}>
        <Skeleton width={96} height={96} radius={16} />
        <Skeleton width="50%" height={34} />
      </div>
      <Skeleton height={40} radius={8} />
      <Skeleton height={320} radius={12} />
    </LoadingRegion>
  )
}

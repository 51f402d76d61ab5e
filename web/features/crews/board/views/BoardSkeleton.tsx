import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import grid from './BoardGrid.module.css'
import styles from './BoardSkeleton.module.css'
import { MissionCardSkeleton } from './MissionCardSkeleton.tsx'

const placeholders = [1, 2, 3, 4, 5, 6]

export function BoardSkeleton({ view }: { view: 'grid' | 'list' }) {
  if (view === 'grid') {
    return (
      <LoadingRegion className={grid.grid}>
        {placeholders.map((card) => (
          <MissionCardSkeleton key={card} />
        ))}
      </LoadingRegion>
    )
  }
  return (
    <LoadingRegion className={styles.list}>
      <div className={styles.columns} aria-hidden />
      <div className={styles.title} aria-hidden>
        <Skeleton width={120} height={14} />
      </div>
      {placeholders.map((row) => (
        <div key={row} className={styles.row} aria-hidden>
          <Skeleton width={64} height={20} />
          <Skeleton width={32} height={32} radius={9} />
          <Skeleton width="46%" height={14} />
        </div>
      ))}
    </LoadingRegion>
  )
}

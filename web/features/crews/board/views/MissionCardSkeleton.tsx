import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './MissionCardSkeleton.module.css'

const seats = [1, 2, 3, 4, 5, 6]

/** The same boxes as a card, so that nothing moves when the crews are loaded. */
export function MissionCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <div className={styles.spread}>
        <span className={styles.row}>
          <Skeleton width={32} height={32} radius={9} />
          <Skeleton width={120} />
        </span>
        <Skeleton width={56} height={22} />
      </div>
      <div className={styles.lines}>
        <Skeleton width="92%" height={14} />
        <Skeleton width="64%" height={14} />
      </div>
      <div className={styles.well}>
        <div className={styles.spread}>
          <Skeleton width={92} height={25} />
          <Skeleton width={72} />
        </div>
        <Skeleton height={10} />
        <div className={classNames(styles.spread, styles.zones)}>
          <Skeleton width="34%" height={10} />
          <Skeleton width="22%" height={10} />
        </div>
      </div>
      <div className={styles.spread}>
        <span className={styles.row}>
          {seats.map((seat) => (
            <Skeleton key={seat} width={22} height={20} radius={6} />
          ))}
        </span>
        <Skeleton width={66} />
      </div>
      <Skeleton width="58%" />
      <div className={styles.footer}>
        <span className={styles.row}>
          <Skeleton width={28} height={28} radius={8} />
          <Skeleton width={84} />
        </span>
        <Skeleton width={84} height={30} radius={6} />
      </div>
    </div>
  )
}

import { classNames } from '#web/ui/class-names.ts'
import styles from './BeaconMark.module.css'

/** The mark of a beacon: an outline, or lit. A call leaves the centre, passes both rings, and a dot outside answers. */
export function BeaconMark({ lit, size = 20 }: { lit?: boolean | undefined; size?: number }) {
  return (
    <svg
      className={classNames(styles.mark, lit && styles.lit)}
      width={size}
      height={size}
      viewBox="0 0 26 26"
      fill="none"
      aria-hidden="true"
    >
      <path className={styles.outer} d="M20.4 5.6A10.5 10.5 0 1 0 20.4 20.4" />
      <path className={styles.inner} d="M16.9 9.1a5.5 5.5 0 1 0 0 7.8" />
      <circle className={styles.centre} cx="13" cy="13" r="2.4" />
      <circle className={styles.dot} cx="22.6" cy="13" r="2" />
    </svg>
  )
}

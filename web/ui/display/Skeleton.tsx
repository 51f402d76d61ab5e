import styles from './Skeleton.module.css'

type Props = { width?: number | string; height?: number | string; radius?: number | string }

/** A grey box in the place of what is loading. Invisible for the first 150 ms, so that fast answers do not flash. */
export function Skeleton({ width = '100%', height = 12, radius }: Props) {
  return <div className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden />
}

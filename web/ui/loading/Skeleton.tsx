import styles from './Skeleton.module.css'

type Props = { width?: number | string; height?: number | string; radius?: number | string }

/** A grey box while content is loading. Invisible for the first 150 ms, so that a fast load does not flash. */
export function Skeleton({ width = '100%', height = 12, radius }: Props) {
  return <div className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden />
}

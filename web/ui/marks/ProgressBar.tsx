import styles from './ProgressBar.module.css'

type Props = {
  label: string
  /** From 0 to 1. Without it, nothing is shown, but the bar takes its place: what is around it does not move. */
  share: number | undefined
}

export function ProgressBar({ label, share }: Props) {
  return (
    <progress
      className={styles.progress}
      data-hidden={share === undefined || undefined}
      aria-hidden={share === undefined}
      aria-label={label}
      value={share ?? 0}
    />
  )
}

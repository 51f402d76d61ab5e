import { classNames } from '#web/ui/class-names.ts'
import styles from './Badge.module.css'
import { shownCount } from './shown-count.ts'

type Props = {
  count: number
  /** There are more than could be counted. */
  hasMore?: boolean | undefined
  /** Grey, for a plain number; amber means that something needs attention. */
  quiet?: boolean | undefined
  /** What is counted, for screen readers: "3 open reports". */
  label?: string | undefined
}

export function Badge({ count, hasMore, quiet, label }: Props) {
  return (
    <span className={classNames(styles.badge, quiet && styles.quiet)}>
      <span aria-hidden={label ? true : undefined}>
        {count > 99 || !hasMore ? shownCount(count) : `${count}+`}
      </span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}

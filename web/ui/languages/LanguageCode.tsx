import { classNames } from '#web/ui/class-names.ts'
import styles from './LanguageCode.module.css'

type Props = {
  /** Two letters. */
  code: string
  /** The full name, shown on hover. */
  name: string
  /** The viewer speaks it. */
  match?: boolean | undefined
}

export function LanguageCode({ code, name, match }: Props) {
  return (
    <abbr className={classNames(styles.code, match && styles.match)} title={name}>
      {code.toUpperCase()}
    </abbr>
  )
}

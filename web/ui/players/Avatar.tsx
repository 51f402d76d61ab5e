import { type CSSProperties, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Avatar.module.css'

/** As many as the stylesheet defines. */
const hueCount = 11

const hueOf = (name: string): number => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % hueCount
}

type Props = {
  name: string
  src?: string | null | undefined
  size?: 20 | 28 | 36 | 96 | undefined
  /** Only where the name is not written next to it. */
  label?: string | undefined
}

/** The player's picture, or the first letter of the name in a colour that depends on the name. */
export function Avatar({ name, src, size = 28, label }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const [initial = '?'] = name.trim()
  const shown = src === broken ? undefined : src
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span
      className={classNames(styles.avatar, styles[`size${size}`])}
      style={{ '--hue': `var(--hue-${hueOf(name)})` } as CSSProperties}
      // Drawn by the stylesheet: as text it would be part of what a button around it seems to say.
      data-initial={shown ? undefined : initial.toUpperCase()}
      {...naming}
    >
      {shown ? (
        <img
          className={styles.picture}
          // Before the address: with it the browser decides whether to load immediately.
          loading="lazy"
          decoding="async"
          src={shown}
          alt=""
          width={size}
          height={size}
          onError={() => setBroken(shown)}
        />
      ) : null}
    </span>
  )
}

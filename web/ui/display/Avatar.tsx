import { type CSSProperties, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Avatar.module.css'

const hues = [
  'mining',
  'cargo',
  'combat',
  'exploration',
  'racing',
  'social',
  'trading',
  'salvage',
  'transport',
  'rescue',
  'escort',
] as const

const hueOf = (name: string) => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return hues[sum % hues.length]
}

type Props = {
  name: string
  src?: string | null | undefined
  size?: 20 | 28 | 36 | 96 | undefined
  /** Only where the name does not stand beside it. */
  label?: string | undefined
}

/** The player's picture, or the first letter in a colour that stays the same for a name. */
export function Avatar({ name, src, size = 28, label }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const [initial = '?'] = name.trim()
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span
      className={classNames(styles.avatar, styles[`size${size}`])}
      style={{ '--hue': `var(--a-${hueOf(name)})` } as CSSProperties}
      {...naming}
    >
      {src && src !== broken ? (
        <img
          className={styles.picture}
          src={src}
          alt=""
          width={size}
          height={size}
          onError={() => setBroken(src)}
        />
      ) : (
        initial.toUpperCase()
      )}
    </span>
  )
}

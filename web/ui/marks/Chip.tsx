import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Chip.module.css'

type Tone =
  | 'neutral'
  | 'line'
  | 'open'
  | 'live'
  | 'full'
  | 'done'
  | 'beacon'
  | 'danger'
  | 'warn'
  | 'ok'
  | 'info'

const tick = <Check size={12} aria-hidden />

/** The tone must be visible without colour. */
const glyphs: Partial<Record<Tone, ReactNode>> = {
  open: <span className={styles.ring} />,
  live: <span className={styles.dot} />,
  full: <span className={styles.square} />,
  done: tick,
  ok: tick,
}

type Props = {
  tone?: Tone | undefined
  /** Replaces the glyph of the tone; null for none. */
  icon?: ReactNode
  /** `auto` for text that a player wrote. */
  dir?: 'auto'
  lang?: string | undefined
  /** For text that can be longer than the place it is in. There is no gap after an icon then. */
  wraps?: boolean | undefined
  children: ReactNode
}

export function Chip({ tone = 'neutral', icon, dir, lang, wraps = dir === 'auto', children }: Props) {
  return (
    <span className={classNames(styles.chip, styles[tone], wraps && styles.wraps)} dir={dir} lang={lang}>
      {icon === undefined ? glyphs[tone] : icon}
      {children}
    </span>
  )
}

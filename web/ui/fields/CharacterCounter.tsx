import { type CSSProperties, useState } from 'react'
import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './CharacterCounter.module.css'

type Level = 'free' | 'near' | 'reached' | 'over'

const levelOf = (count: number, max: number): Level => {
  if (count > max) return 'over'
  if (count === max) return 'reached'
  return count >= max * 0.9 ? 'near' : 'free'
}

const announcementFor = (level: Level, count: number, max: number) => {
  if (level === 'over') return m.ui_characters_over({ count: count - max })
  if (level === 'reached') return m.ui_character_limit_reached()
  return level === 'near' ? m.ui_characters_left({ count: max - count }) : ''
}

/** Of what fits: from here on the counter is seen. */
const shownFrom = 0.8

type Props = {
  id: string
  count: number
  max: number
  /** Also far from the limit. */
  isAlwaysShown?: boolean | undefined
}

/** Announced only when the level changes: after every key it would disturb the typing. */
export function CharacterCounter({ id, count, max, isAlwaysShown }: Props) {
  const level = levelOf(count, max)
  const [announced, setAnnounced] = useState({ level, text: '' })
  if (announced.level !== level) setAnnounced({ level, text: announcementFor(level, count, max) })

  const share = `${Math.min(100, (count / max) * 100)}%`
  const isShown = isAlwaysShown || count >= max * shownFrom
  return (
    <div className={isShown ? classNames(styles.counter, level === 'over' && styles.over) : 'sr-only'}>
      <span className={styles.bar} style={{ '--share': share } as CSSProperties} aria-hidden />
      <span id={id} className={styles.figures}>
        {count} / {max}
      </span>
      <span className="sr-only" aria-live="polite">
        {announced.text}
      </span>
    </div>
  )
}

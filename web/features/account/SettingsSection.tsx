import { useLocation } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Panel } from '#web/ui/display/Panel.tsx'
import { type AccountSection, sectionLabels } from './account-sections.ts'
import styles from './SettingsSection.module.css'

const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Scrolls to the element, and again when those above it have loaded and grown, until the player does something. */
const useStayInView = (place: RefObject<HTMLElement | null>, isWanted: boolean): void => {
  useEffect(() => {
    const element = place.current
    if (!isWanted || !element) return
    element.scrollIntoView()
    const growth = new ResizeObserver(() => element.scrollIntoView())
    growth.observe(document.body)
    const stop = () => growth.disconnect()
    for (const move of moves) addEventListener(move, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const move of moves) removeEventListener(move, stop)
    }
  }, [place, isWanted])
}

interface Props {
  name: AccountSection
  /** What it is for, in a sentence. */
  lead?: ReactNode
  children: ReactNode
}

/** One section of the settings. Its address scrolls to it, also when it is loaded after the page. */
export function SettingsSection({ name, lead, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const isAddressed = useLocation({ select: ({ hash }) => hash === name })
  useStayInView(place, isAddressed)
  return (
    <div ref={place} id={name} className={styles.section}>
      <Panel title={sectionLabels[name]()} className={styles.panel}>
        <div className={styles.content}>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {children}
        </div>
      </Panel>
    </div>
  )
}

import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { Panel } from '#web/ui/display/Panel.tsx'
import { type AccountSection, sectionLabels } from './account-sections.ts'
import styles from './SettingsSection.module.css'
import { useStayInView } from './use-stay-in-view.ts'

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

import type { ReactNode } from 'react'
import { Panel } from '#web/ui/display/Panel.tsx'
import { type AccountSection, sectionLabels } from './account-sections.ts'
import styles from './SettingsSection.module.css'
import { useAddressed } from './use-addressed.ts'

interface Props {
  name: AccountSection
  /** What it is for, in a sentence. */
  lead?: ReactNode
  /** Without its name above, where the first line says it. */
  untitled?: boolean
  /** Folds, up to the edges of the panel. */
  end?: ReactNode
  children: ReactNode
}

/** One section of the settings that is always open. */
export function SettingsSection({ name, lead, untitled, end, children }: Props) {
  const place = useAddressed(name)
  return (
    <div ref={place} id={name} className={styles.section}>
      <Panel title={untitled ? undefined : sectionLabels[name]()} flush>
        <div className={styles.content} data-untitled={untitled}>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {children}
        </div>
        {end}
      </Panel>
    </div>
  )
}

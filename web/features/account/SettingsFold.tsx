import type { ReactNode } from 'react'
import { Fold } from '#web/ui/display/Fold.tsx'
import { type AccountSection, sectionLabels } from './account-sections.ts'
import styles from './SettingsSection.module.css'
import { useAddressed } from './use-addressed.ts'

interface Props {
  name: AccountSection
  /** How things stand, in a few words. */
  state?: string | undefined
  /** What it is for, in a sentence. */
  lead?: ReactNode
  children: ReactNode
}

/** One section of the settings as a line that says its state. Its address opens it. */
export function SettingsFold({ name, state, lead, children }: Props) {
  const place = useAddressed(name)
  return (
    <div ref={place} id={name} className={styles.fold}>
      <Fold title={sectionLabels[name]()} hint={state}>
        <div className={styles.folded}>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {children}
        </div>
      </Fold>
    </div>
  )
}

import { ChevronDown, Eye } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { MissionCard } from '#web/features/crews/card/MissionCard.tsx'
import type { CrewFormValues } from './crew-form.ts'
import styles from './EditorPreview.module.css'
import { previewOf } from './editor-preview.ts'
import type { CrewFormPart } from './use-crew-form.ts'

interface Props {
  control: CrewFormPart['control']
  leader: SessionUser
  crew: CrewDetails | undefined
}

/** The post as the board will show it; on a phone behind one line. */
export function EditorPreview({ control, leader, crew }: Props) {
  const form = useWatch({ control }) as CrewFormValues
  const [isOpen] = useState(() => matchMedia('(min-width: 1024px)').matches)
  return (
    <details open={isOpen} className={styles.preview}>
      <summary className={styles.caption}>
        <Eye size={14} aria-hidden />
        <h2 className={styles.title}>{m.editor_preview()}</h2>
        <ChevronDown size={14} aria-hidden className={styles.chevron} />
      </summary>
      <MissionCard crew={previewOf(form, leader, crew)} preview />
    </details>
  )
}

import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { MissionCard } from '#web/features/crews/card/MissionCard.tsx'
import styles from './CrewEditor.module.css'
import type { CrewFormValues } from './crew-form.ts'
import { previewOf } from './editor-preview.ts'
import type { CrewFormPart } from './use-crew-form.ts'

interface Props {
  control: CrewFormPart['control']
  leader: SessionUser
  crew: CrewDetails | undefined
}

export function EditorPreview({ control, leader, crew }: Props) {
  const titleId = useId()
  const form = useWatch({ control }) as CrewFormValues
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.caption}>
        {m.editor_preview()}
      </h2>
      <MissionCard crew={previewOf(form, leader, crew)} preview />
    </section>
  )
}

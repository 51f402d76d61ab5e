import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '#texts'
import type { CrewFormPart } from '#web/features/crews/editor/use-crew-form.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { EditorPay } from './EditorPay.tsx'
import styles from './EditorRest.module.css'
import { EditorWhere } from './EditorWhere.tsx'
import { EditorWho } from './EditorWho.tsx'
import { type RestValues, restFields, restText } from './rest-text.ts'

interface Props extends CrewFormPart {
  id: string
  initialZone: string
}

/** What most posts leave as it is, in one line that opens. */
export function EditorRest({ id, initialZone, ...part }: Props) {
  const viewerZone = useViewerZone()
  const watched = useWatch({ control: part.control, name: restFields })
  const values = Object.fromEntries(restFields.map((name, i) => [name, watched[i]])) as unknown as RestValues
  return (
    <Panel flush>
      <Fold id={id} icon={<SlidersHorizontal />} title={m.editor_rest()} hint={restText(values, viewerZone)}>
        <RestGroup title={m.editor_where()}>
          <EditorWhere {...part} initialZone={initialZone} />
        </RestGroup>
        <RestGroup title={m.editor_who()}>
          <EditorWho {...part} />
        </RestGroup>
        <RestGroup title={m.editor_pay()}>
          <EditorPay {...part} />
        </RestGroup>
      </Fold>
    </Panel>
  )
}

function RestGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

import type { AppealStatus } from '#contract/wire/appeal-statuses.ts'
import { m } from '#texts'
import { Note } from '#web/ui/display/Note.tsx'
import styles from './AppealState.module.css'
import { appealStateTexts } from './ban-texts.ts'

interface Props {
  status: AppealStatus
  /** What the moderators said about their decision. */
  note: string | null | undefined
  /** It was sent just now: the form that had the focus is gone. */
  isNew: boolean
}

const focus = (element: HTMLElement | null) => element?.focus()

/** How the appeal stands. */
export function AppealState({ status, note, isNew }: Props) {
  return (
    <div ref={isNew ? focus : undefined} tabIndex={-1} className={styles.state}>
      <Note tone={status === 'denied' ? 'warn' : 'info'}>
        <p>{isNew ? m.sanctions_appeal_sent() : appealStateTexts[status]()}</p>
        {note ? (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        ) : null}
      </Note>
    </div>
  )
}

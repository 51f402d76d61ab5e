import type { OwnWarning } from '#contract/warnings.ts'
import { m } from '#texts'
import { formatDateTime } from '#web/i18n/format.ts'
import { zoneOrBrowserZone } from '#web/i18n/known-zones.ts'
import { isOpen, useAcknowledgeWarning } from '#web/session/own-warnings.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { problemText } from './problem-texts.ts'
import styles from './WarningNote.module.css'

interface Props {
  warning: OwnWarning
  /** The button is about to disappear. */
  onRead?: (() => void) | undefined
}

/** A warning from the moderators; an unread one has a button to confirm that it was read. */
export function WarningNote({ warning, onRead }: Props) {
  const { mutate: acknowledge, isPending, error } = useAcknowledgeWarning()
  const toast = useToast()
  const zone = zoneOrBrowserZone(useUser()?.timezone)
  const format = (moment: string) => formatDateTime(new Date(moment), zone)
  const confirm = () =>
    acknowledge(warning.id, {
      onSuccess: () => {
        onRead?.()
        toast.show({ title: m.warnings_read_done() })
      },
    })
  return (
    <Note tone={isOpen(warning) ? 'warn' : 'plain'}>
      <p className={styles.when}>
        {m.warnings_received({ when: format(warning.createdAt) })}
        {warning.acknowledgedAt ? ` · ${m.warnings_read_at({ when: format(warning.acknowledgedAt) })}` : null}
      </p>
      <p className={styles.reason} dir="auto">
        {warning.reason}
      </p>
      {warning.description ? (
        <p className={styles.description} dir="auto">
          {warning.description}
        </p>
      ) : null}
      {isOpen(warning) ? (
        <div className={styles.confirm}>
          <p>{error ? problemText(error, m.warnings_read_failed()) : m.warnings_read_first()}</p>
          <Button size="sm" pending={isPending} onClick={confirm}>
            {m.warnings_read()}
          </Button>
        </div>
      ) : null}
    </Note>
  )
}

import type { OwnWarning } from '#contract/sanctions/warnings.ts'
import { m } from '#texts'
import { formatDateTime } from '#web/i18n/format.ts'
import { zoneOrBrowserZone } from '#web/i18n/known-zones.ts'
import { isOpen, useAcknowledgeWarning, useOwnWarnings } from '#web/session/own-warnings.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { problemText } from './problem-texts.ts'
import { Reference } from './Reference.tsx'
import styles from './WarningNote.module.css'

interface Props {
  warning: OwnWarning
  /** The button is about to disappear. */
  onRead?: (() => void) | undefined
}

/** A warning from the moderators; an unread one has a button to confirm that it was read. */
export function WarningNote({ warning, onRead }: Props) {
  const { mutate: acknowledge, isPending, error } = useAcknowledgeWarning()
  const { data: warnings = [] } = useOwnWarnings()
  const toast = useToast()
  const zone = zoneOrBrowserZone(useUser()?.timezone)
  const format = (moment: string) => formatDateTime(new Date(moment), zone)
  const isLast = !warnings.some((other) => isOpen(other) && other.id !== warning.id)
  const confirm = () =>
    acknowledge(warning.id, {
      onSuccess: () => {
        onRead?.()
        toast.show({ title: isLast ? m.sanctions_warnings_read_done() : m.sanctions_warnings_read_next() })
      },
    })
  return (
    <Note tone={isOpen(warning) ? 'warn' : 'plain'}>
      <p className={styles.when}>
        {m.sanctions_warnings_received({ when: format(warning.createdAt) })}
        {warning.acknowledgedAt
          ? ` · ${m.sanctions_warnings_read_at({ when: format(warning.acknowledgedAt) })}`
          : null}
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
          {error ? (
            <div key="problem" role="alert">
              {problemText(error, m.sanctions_warnings_read_failed())}
              <Reference error={error} />
            </div>
          ) : (
            <p key="request">{m.sanctions_warnings_read_first()}</p>
          )}
          <Button size="sm" pending={isPending} onClick={confirm}>
            {m.sanctions_warnings_read()}
          </Button>
        </div>
      ) : null}
    </Note>
  )
}

import { m } from '#texts'
import { formatNear } from '#web/features/crews/crew-formats.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'

interface Props {
  /** When the player may apply again. */
  from: string
  className?: string | undefined
}

/** Instead of the join button, for players who have to wait before they can apply again. */
export function DeclinedButton({ from, className }: Props) {
  const toast = useToast()
  const reason = m.applications_yours_declined({ when: formatNear(from, useViewerZone(), useNow()) })
  return (
    <Button
      size="sm"
      className={className}
      // Not `disabled`: keyboard and touch must be able to get the reason.
      aria-disabled
      title={reason}
      onClick={() => toast.show({ tone: 'info', title: reason })}
    >
      {m.applications_status_declined()}
    </Button>
  )
}

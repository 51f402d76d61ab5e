import { m } from '#texts'
import { formatStart } from '#web/features/crews/crew-formats.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'

interface Props {
  /** When the player may apply again. */
  from: string
  className?: string | undefined
}

/** In the place of joining, for whoever has to wait before applying again. */
export function DeclinedButton({ from, className }: Props) {
  const toast = useToast()
  const reason = m.applications_own_declined({ when: formatStart(from, useViewerZone()) })
  return (
    <Button
      size="sm"
      className={className}
      // Not `disabled`: the reason must be within reach of the keyboard and of a finger.
      aria-disabled
      title={reason}
      onClick={() => toast.show({ tone: 'info', title: reason })}
    >
      {m.applications_status_declined()}
    </Button>
  )
}

import { RefreshCw } from 'lucide-react'
import { m } from '#texts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'

/** Instead of parts of a page that could not be loaded: a button that tries again. */
export function PartRetry({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const toast = useToast()
  const retry = async () => {
    try {
      await onRetry()
    } catch {
      toast.show({ tone: 'error', title: m.shell_error_network() })
    }
  }
  return (
    <BusyButton size="sm" onClick={retry}>
      <RefreshCw aria-hidden />
      {m.shell_part_retry()}
    </BusyButton>
  )
}

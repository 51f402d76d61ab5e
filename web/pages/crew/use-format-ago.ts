import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { formatAgo } from '#web/i18n/format.ts'

/** How long ago a moment was, for the viewer. */
export const useFormatAgo = () => {
  const now = useNow()
  const zone = useViewerZone()
  return (moment: string): string => formatAgo(new Date(moment), now, zone)
}

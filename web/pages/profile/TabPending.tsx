import { m } from '#texts'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'

export function TabPending() {
  return (
    <LoadingRegion label={m.shell_loading()}>
      <Skeleton height={320} radius={12} />
    </LoadingRegion>
  )
}

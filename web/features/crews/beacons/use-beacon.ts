import { nextDraft } from '#contract/beacons/next-draft.ts'
import { m } from '#texts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useFirstActivities, useOwnBeacon } from '#web/session/own-beacon.ts'
import { useUser } from '#web/session/session.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { litText } from './beacon-texts.ts'
import { useLightBeacon, usePutOutBeacon } from './beacons.queries.ts'

/** The player's beacon, and lighting it as last time by one click. */
export const useBeacon = () => {
  const user = useUser()
  const zone = useViewerZone()
  const toast = useToast()
  const beacon = useOwnBeacon()
  const activities = useFirstActivities()
  const { mutate: light, isPending: isLighting } = useLightBeacon()
  const { mutate: putOut } = usePutOutBeacon()
  return {
    /** Null before the first one, undefined while it is not known. */
    beacon,
    isLit: beacon?.isLit === true,
    isLighting,
    /** Filled in from last time. */
    draft: (now: Date) => user && nextDraft(beacon, { ...user, activities }, now),
    lightAgain: (onSettled?: () => void) => {
      if (!user) return
      light(nextDraft(beacon, { ...user, activities }, new Date()), {
        onSuccess: (lit) =>
          toast.show({
            tone: 'live',
            title: litText(lit, zone),
            text: m.beacons_lit_text(),
            action: { label: m.beacons_put_out(), onClick: () => putOut() },
          }),
        onError: (error) => toast.show(problemToast(error, m.beacons_failed())),
        onSettled: () => onSettled?.(),
      })
    },
  }
}

import { prolongs } from '#contract/beacons/fields.ts'
import { m } from '#texts'
import { formatMinutes } from '#web/features/crews/crew-formats.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useProlongBeacon, usePutOutBeacon } from './beacons.queries.ts'

/** What one can do with a beacon that is lit, besides changing it. */
export function LitButtons({ onDone }: { onDone?: () => void }) {
  const toast = useToast()
  const { mutate: prolong, isPending: isProlonging } = useProlongBeacon()
  const { mutate: putOut, isPending: isGoingOut } = usePutOutBeacon()
  const options = {
    onSuccess: () => onDone?.(),
    onError: (error: Error) => toast.show(problemToast(error, m.beacons_failed())),
  }
  return (
    <>
      <Button variant="ghost" pending={isGoingOut} onClick={() => putOut(undefined, options)}>
        {m.beacons_put_out()}
      </Button>
      <Button pending={isProlonging} onClick={() => prolong(undefined, options)}>
        {m.beacons_prolong({ length: formatMinutes(prolongs.minutes) })}
      </Button>
    </>
  )
}

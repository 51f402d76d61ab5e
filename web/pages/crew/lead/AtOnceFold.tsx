import { DoorOpen } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useStopBoarding } from '#web/features/crews/boarding/boarding.queries.ts'
import { conditionsText } from '#web/features/crews/boarding/condition-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Fold } from '#web/ui/display/Fold.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'

/** Seats that are given at once, while there are any: the leaders can end it at any time. */
export function AtOnceFold({ crew }: { crew: CrewDetails }) {
  const toast = useToast()
  const { mutate: stop, isPending } = useStopBoarding(crew.id)
  if (crew.seatsAtOnce === 'off' || crew.missionStatus !== 'open') return null
  return (
    <Fold
      icon={<DoorOpen />}
      title={m.boarding_title()}
      hint={[m.boarding_choice({ choice: crew.seatsAtOnce }), conditionsText(crew.atOnceConditions, crew)]
        .filter(Boolean)
        .join(' · ')}
    >
      <Button
        pending={isPending}
        onClick={() =>
          stop(undefined, { onError: (error) => toast.show(problemToast(error, m.boarding_stop_failed())) })
        }
      >
        {m.boarding_stop()}
      </Button>
    </Fold>
  )
}

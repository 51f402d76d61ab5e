import { m } from '#texts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useKeepCrew } from './missions.queries.ts'

/** The post is about to expire; one click keeps it on the board. */
export function KeepPost({ crewId }: { crewId: number }) {
  const toast = useToast()
  const { mutateAsync: keep } = useKeepCrew(crewId)
  const press = async () => {
    try {
      await keep()
      toast.show({ title: m.missions_kept() })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.missions_failed())))
    }
  }
  return (
    <BusyButton size="lg" variant="primary" block pendingLabel={m.missions_keeping()} onClick={press}>
      {m.missions_keep()}
    </BusyButton>
  )
}

import { useIsMutating } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { m } from '#messages'
import { errorWords } from '#web/api/error-words.ts'
import { mutationKeys } from '#web/api/query-keys.ts'
import { Button } from '#web/ui/Button.tsx'
import { useToast } from '#web/ui/toast-context.ts'
import { useStartMission } from './missions.queries.ts'

export function StartMission({ crewId }: { crewId: number }) {
  const toast = useToast()
  const { mutateAsync: start } = useStartMission(crewId)
  // On a phone there are two of these buttons.
  const pending = useIsMutating({ mutationKey: mutationKeys.startMission(crewId) }) > 0
  const press = async () => {
    try {
      await start()
      toast.show({ title: m.missions_started() })
    } catch (error) {
      toast.show({ tone: 'error', title: errorWords(error, m.missions_failed()) })
    }
  }
  return (
    <Button
      variant="primary"
      size="lg"
      block
      pending={pending}
      pendingLabel={m.missions_starting()}
      onClick={press}
    >
      <Play aria-hidden />
      {m.missions_start()}
    </Button>
  )
}

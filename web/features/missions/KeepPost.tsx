import { use, useState } from 'react'
import { m } from '#texts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import styles from './MissionActions.module.css'
import { useKeepCrew } from './missions.queries.ts'

/** The post is about to expire; one click keeps it on the board. */
export function KeepPost({ crewId }: { crewId: number }) {
  const toast = useToast()
  const { mutateAsync: keep } = useKeepCrew(crewId)
  const [pending, setPending] = useState(false)
  const box = useFocusHandover<HTMLDivElement>(use(FocusHome))
  const press = async () => {
    setPending(true)
    try {
      await keep()
      toast.show({ title: m.missions_kept() })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.missions_failed())))
    } finally {
      setPending(false)
    }
  }
  return (
    <div ref={box} className={styles.actions}>
      <Note tone="warn">{m.missions_keep_hint()}</Note>
      <Button block pending={pending} pendingLabel={m.missions_keeping()} onClick={press}>
        {m.missions_keep()}
      </Button>
    </div>
  )
}

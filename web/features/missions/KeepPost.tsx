import { m } from '#messages'
import { errorWords } from '#web/api/error-words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { useToast } from '#web/ui/toast-context.ts'
import styles from './MissionActions.module.css'
import { useKeepCrew } from './missions.queries.ts'

/** The post is about to leave the board by itself; one click keeps it. */
export function KeepPost({ crewId }: { crewId: number }) {
  const toast = useToast()
  const { mutateAsync: keep, isPending } = useKeepCrew(crewId)
  const press = async () => {
    try {
      await keep()
      toast.show({ title: m.missions_kept() })
    } catch (error) {
      toast.show({ tone: 'error', title: errorWords(error, m.missions_failed()) })
    }
  }
  return (
    <div className={styles.actions}>
      <Note tone="warn">{m.missions_keep_hint()}</Note>
      <Button block pending={isPending} pendingLabel={m.missions_keeping()} onClick={press}>
        {m.missions_keep()}
      </Button>
    </div>
  )
}

import { useState } from 'react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { Loaded } from '#web/features/profiles/Loaded.tsx'
import { useUpdateWeekHours } from '#web/features/profiles/profiles.queries.ts'
import { useWeekHours } from '#web/session/use-week-hours.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './HoursPanel.module.css'
import { WeekGrid } from './WeekGrid.tsx'
import { copyMonday } from './week-grid.ts'

/** The hours of a week in which the player is online; the play times give the first draft. */
export function HoursPanel({ zone }: { zone: string }) {
  const toast = useToast()
  const stored = useWeekHours()
  const { mutateAsync: save } = useUpdateWeekHours()
  // Undefined until the player changes something.
  const [painted, setPainted] = useState<boolean[]>()
  const press = async (hours: readonly boolean[]) => {
    try {
      await save(hours)
      setPainted(undefined)
      toast.show({ title: m.profiles_hours_saved() })
    } catch (error) {
      toast.show({ tone: 'error', title: errorText(error, m.profiles_hours_save_failed()) })
    }
  }
  return (
    <Panel title={m.profiles_hours()}>
      <div className={styles.panel}>
        <p>{m.profiles_hours_text({ zone })}</p>
        <p className={styles.hint}>{m.profiles_hours_keys()}</p>
        <Loaded query={stored} height={240} failedText={m.profiles_hours_load_failed()}>
          {(saved) => {
            const hours = painted ?? saved
            const count = hours.filter(Boolean).length
            return (
              <>
                <WeekGrid hours={hours} onChange={setPainted} />
                <div className={styles.buttons}>
                  <Button size="sm" onClick={() => setPainted(copyMonday(hours))}>
                    {m.profiles_hours_copy()}
                  </Button>
                  <Button size="sm" variant="ghost" onClick={() => setPainted(hours.map(() => false))}>
                    {m.profiles_hours_clear()}
                  </Button>
                  <span className={styles.total} role="status">
                    {m.profiles_hours_total({ count })}
                  </span>
                  <BusyButton
                    variant="primary"
                    disabled={painted === undefined}
                    pendingLabel={m.profiles_saving()}
                    onClick={() => press(hours)}
                  >
                    {m.profiles_hours_save()}
                  </BusyButton>
                </div>
              </>
            )
          }}
        </Loaded>
      </div>
    </Panel>
  )
}

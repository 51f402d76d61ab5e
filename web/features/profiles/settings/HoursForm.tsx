import { useEffect, useState } from 'react'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { Loaded } from '#web/features/profiles/Loaded.tsx'
import { useUpdateWeekHours } from '#web/features/profiles/profiles.queries.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useWeekHours } from '#web/session/use-week-hours.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './HoursForm.module.css'
import { loadPaintedHours, storePaintedHours } from './painted-hours.ts'
import { WeekGrid } from './WeekGrid.tsx'
import { copyMonday } from './week-grid.ts'

interface Props {
  user: Pick<SessionUser, 'id' | 'timezone'>
}

/** The hours of a week in which the player is online; the play times give the first draft. */
export function HoursForm({ user: { id, timezone } }: Props) {
  const toast = useToast()
  const stored = useWeekHours()
  const { mutateAsync: save } = useUpdateWeekHours()
  // Undefined until the player changes something.
  const [painted, setPainted] = useState(() => loadPaintedHours(id))
  useEffect(() => storePaintedHours(id, painted), [id, painted])
  const press = async (sent: readonly boolean[]) => {
    try {
      await save(sent)
      // What was painted in the meantime stays.
      setPainted((now) => (now === sent ? undefined : now))
      toast.show({ title: m.profiles_hours_saved() })
    } catch (error) {
      toast.show(problemToast(error, errorText(error, m.profiles_hours_save_failed())))
    }
  }
  return (
    <div className={styles.form}>
      <p>{m.profiles_hours_text({ zone: zoneCity(timezone) })}</p>
      <p className={styles.hint}>{m.profiles_hours_keys()}</p>
      <Loaded query={stored} height="var(--week)" failedText={m.profiles_hours_load_failed()}>
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
                {/* Always there, so that the other buttons do not move. */}
                <Button
                  variant="ghost"
                  disabled={painted === undefined}
                  onClick={() => setPainted(undefined)}
                >
                  {m.profiles_hours_discard()}
                </Button>
                <BusyButton
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
  )
}

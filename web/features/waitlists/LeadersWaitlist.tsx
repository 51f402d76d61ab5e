import { use, useRef } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { SettingCheckbox } from '#web/forms/SettingCheckbox.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import styles from './LeadersWaitlist.module.css'
import { WaitlistEntries } from './WaitlistEntries.tsx'
import { useFillsSeats, useUpdateWaitlist } from './waitlists.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'viewer'>
}

/** For the leader: who waits for a seat, in order, and whether free seats go to them in that order, also before anybody waits. */
export function LeadersWaitlist({ crew }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const home = use(FocusHome)
  const size = crew.viewer?.waitlistSize ?? 0
  const fillsSeats = useFillsSeats(crew.id)
  const update = useUpdateWaitlist(crew.id)
  return (
    // With the last one the line may disappear, too.
    <FocusHome value={size > 1 ? box : home}>
      <div ref={box} tabIndex={-1} className={styles.list}>
        {size > 0 ? <WaitlistEntries crew={crew} /> : null}
        <div>
          <SettingCheckbox
            label={m.waitlists_automatically()}
            setting={fillsSeats}
            update={update}
            loadFailedText={m.waitlists_load_failed()}
            saveFailedText={m.waitlists_save_failed()}
          />
          {fillsSeats.data === undefined ? null : (
            <p className={styles.hint}>
              {fillsSeats.data ? m.waitlists_in_order() : m.waitlists_you_choose()}
            </p>
          )}
        </div>
      </div>
    </FocusHome>
  )
}

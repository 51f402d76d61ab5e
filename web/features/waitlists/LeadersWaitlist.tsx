import { use, useRef } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { SettingCheckbox } from '#web/forms/SettingCheckbox.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import styles from './LeadersWaitlist.module.css'
import { WaitlistEntries } from './WaitlistEntries.tsx'
import { useAsksFirst, useUpdateWaitlist } from './waitlists.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'viewer'>
}

/** For the leader: who waits for a seat, in order, and whether they want to choose among them, also before anybody waits. */
export function LeadersWaitlist({ crew }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const home = use(FocusHome)
  const size = crew.viewer?.waitlistSize ?? 0
  const asksFirst = useAsksFirst(crew.id)
  const update = useUpdateWaitlist(crew.id)
  return (
    // With the last one the line may disappear, too.
    <FocusHome value={size > 1 ? box : home}>
      <div ref={box} tabIndex={-1} className={styles.list}>
        {size > 0 ? <WaitlistEntries crew={crew} /> : null}
        <div>
          <SettingCheckbox
            label={m.waitlists_ask_first()}
            setting={asksFirst}
            update={update}
            loadFailedText={m.waitlists_load_failed()}
            saveFailedText={m.waitlists_save_failed()}
          />
          {asksFirst.data === undefined ? null : (
            <p className={styles.hint}>
              {asksFirst.data ? m.waitlists_you_choose() : m.waitlists_in_order()}
            </p>
          )}
        </div>
      </div>
    </FocusHome>
  )
}

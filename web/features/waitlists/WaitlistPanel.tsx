import { use, useRef } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { SettingCheckbox } from '#web/forms/SettingCheckbox.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { WaitlistEntries } from './WaitlistEntries.tsx'
import styles from './WaitlistPanel.module.css'
import { useAsksFirst, useUpdateWaitlist } from './waitlists.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'viewer'>
}

/** For the leader: who waits for a seat, in order, and whether they want to choose among them, also before anybody waits. */
export function WaitlistPanel({ crew }: Props) {
  const panel = useRef<HTMLElement>(null)
  const home = use(FocusHome)
  const size = crew.viewer?.waitlistSize ?? 0
  const asksFirst = useAsksFirst(crew.id)
  const update = useUpdateWaitlist(crew.id)
  return (
    // With the last one the panel may disappear, too.
    <FocusHome value={size > 1 ? panel : home}>
      <Panel
        ref={panel}
        title={
          <span className={styles.title}>
            {m.waitlists_title()}
            {size > 0 ? <Badge count={size} quiet /> : null}
          </span>
        }
      >
        {size > 0 ? <WaitlistEntries crew={crew} /> : <p className={styles.empty}>{m.waitlists_empty()}</p>}
        <div className={styles.setting}>
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
      </Panel>
    </FocusHome>
  )
}

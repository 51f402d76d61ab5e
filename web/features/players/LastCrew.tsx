import { useState } from 'react'
import { messageLimits } from '#contract/messages/limits.ts'
import type { ListedPlayer } from '#contract/players/players.ts'
import { m } from '#texts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import styles from './LastCrew.module.css'
import { PlayerChoice } from './PlayerChoice.tsx'
import { useFlownWith } from './players.queries.ts'

interface Props {
  now: Date
  chosen: readonly ListedPlayer[]
  onChoose: (players: readonly ListedPlayer[]) => void
}

const recentMs = 14 * 24 * 60 * 60_000

/** For a new post: invites players that the leader has flown with lately. Nothing if there are none. */
export function LastCrew({ now, chosen, onChoose }: Props) {
  const { data } = useFlownWith()
  const [isOpen, setOpen] = useState(false)
  const recent = (data ?? [])
    .filter(({ lastFlownAt }) => now.getTime() - Date.parse(lastFlownAt) < recentMs)
    .slice(0, messageLimits.invitations)
  if (recent.length === 0) return null
  const isOn = chosen.length > 0
  const toggle = () => {
    setOpen(!isOn)
    onChoose(isOn ? [] : recent)
  }
  const choose = (players: readonly ListedPlayer[]) => {
    // The list stays when it is empty, with the focus on the last one.
    setOpen(true)
    onChoose(players)
  }
  return (
    <Panel>
      <Checkbox className={styles.all} checked={isOn} onChange={toggle}>
        {m.players_last_crew()}
        <span className={styles.hint}>{m.players_last_crew_hint()}</span>
      </Checkbox>
      {isOn || isOpen ? (
        <div className={styles.players}>
          <PlayerChoice label={m.players_last_crew()} players={recent} chosen={chosen} onChoose={choose} />
        </div>
      ) : null}
    </Panel>
  )
}

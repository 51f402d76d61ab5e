import { messageLimits } from '#contract/messages/limits.ts'
import type { ListedPlayer } from '#contract/players/players.ts'
import { m } from '#texts'
import { isStaff } from '#web/session/staff.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { PlayerHandle } from '#web/ui/players/PlayerHandle.tsx'
import styles from './PlayerChoice.module.css'

interface Props {
  label: string
  players: readonly ListedPlayer[]
  chosen: readonly ListedPlayer[]
  onChoose: (players: readonly ListedPlayer[]) => void
}

/** Players to tick, as many as can be invited together. */
export function PlayerChoice({ label, players, chosen, onChoose }: Props) {
  const isChosen = (player: ListedPlayer) => chosen.some(({ id }) => id === player.id)
  const toggle = (player: ListedPlayer) =>
    onChoose(isChosen(player) ? chosen.filter(({ id }) => id !== player.id) : [...chosen, player])
  const isFull = chosen.length >= messageLimits.invitations
  return (
    <>
      <ul className={styles.players} aria-label={label}>
        {players.map((player) => (
          <li key={player.id}>
            <Checkbox
              checked={isChosen(player)}
              disabled={isFull && !isChosen(player)}
              onChange={() => toggle(player)}
            >
              <span className={styles.name}>
                <span dir="auto">{player.displayName}</span>
                <PlayerHandle player={{ ...player, isStaff: isStaff(player) }} />
                {player.citizenId ? (
                  <span className={styles.id} dir="auto">
                    {player.citizenId}
                  </span>
                ) : null}
                {player.isHandleVerified ? <Chip tone="ok">{m.handles_badge()}</Chip> : null}
                {player.organisation ? (
                  <span className={styles.organisation} dir="auto">
                    {player.organisation}
                  </span>
                ) : null}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <p className={styles.most} role="status">
        {isFull ? m.players_invite_most({ count: messageLimits.invitations }) : null}
      </p>
    </>
  )
}

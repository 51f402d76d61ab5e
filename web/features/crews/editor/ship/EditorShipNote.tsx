import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './EditorShip.module.css'
import { changedText } from './ship-proposal.ts'
import type { useShipProposal } from './use-ship-proposal.ts'

interface Props {
  proposal: ReturnType<typeof useShipProposal>
  focusShip: () => void
}

/** What the ship has filled in, or would replace. Always rendered, so that screen readers announce the change. */
export function EditorShipNote({ proposal, focusShip }: Props) {
  const { applied, asked, accept, keep, undo } = proposal
  const act = (what: () => void) => () => {
    what()
    focusShip()
  }
  return (
    <div role="status">
      {applied && !asked ? (
        <p className={styles.note}>
          {m.editor_ship_applied({ what: changedText(applied) })}
          <Button size="sm" variant="ghost" onClick={act(undo)}>
            {m.editor_ship_undo()}
          </Button>
        </p>
      ) : null}
      {asked ? (
        <p className={styles.note}>
          {m.editor_ship_ask({ what: changedText(asked) })}
          <Button size="sm" onClick={act(accept)}>
            {m.editor_ship_take()}
          </Button>
          <Button size="sm" variant="ghost" onClick={act(keep)}>
            {m.editor_ship_keep()}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

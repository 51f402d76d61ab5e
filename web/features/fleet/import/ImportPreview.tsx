import { useState } from 'react'
import type { ConfirmedShip, ImportPreview as Preview } from '#contract/fleet/fleet-import.ts'
import { m } from '#texts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { DoubtfulShip } from './DoubtfulShip.tsx'
import styles from './ImportPreview.module.css'
import { chosenShips, countShips, firstChoices, withoutMatched } from './import-choices.ts'
import { MatchedShip } from './MatchedShip.tsx'
import { UnknownShips } from './UnknownShips.tsx'

interface Props {
  preview: Preview
  onImport: (ships: readonly ConfirmedShip[]) => Promise<unknown>
  onBack: () => void
  onClose: () => void
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The second step of an import: what was found, and what of it is stored. */
export function ImportPreview({ preview: { rows, room }, onImport, onBack, onClose }: Props) {
  const [choices, setChoices] = useState(() => firstChoices(rows, room))
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const ships = chosenShips(rows, choices)
  const count = countShips(ships)
  const isTooMany = count > room

  const choose = (index: number, shipId: number | null) => setChoices((before) => before.with(index, shipId))
  const store = async () => {
    setProblem(undefined)
    setPending(true)
    try {
      await onImport(ships)
    } catch (error) {
      setProblem(error)
      setPending(false)
    }
  }
  const indexed = rows.map((row, index) => ({ row, index, chosen: choices[index] ?? null }))
  const matched = indexed.filter(({ row }) => row.match === 'matched')
  const doubtful = indexed.filter(({ row }) => row.match === 'doubtful')
  const unknown = rows.filter(({ match }) => match === 'unknown')
  return (
    <Dialog
      open
      onOpenChange={() => pending || onClose()}
      title={m.fleet_import_title()}
      holdsInput
      onSubmit={(event) => {
        event.preventDefault()
        store()
      }}
      footer={
        <>
          <Button variant="ghost" disabled={pending} onClick={onBack}>
            {m.fleet_import_back()}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={count === 0 || isTooMany}
            pending={pending}
            pendingLabel={m.fleet_import_storing()}
          >
            {count === 0 ? m.fleet_import() : m.fleet_import_store({ count })}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.fleet_import_failed()} />
      {/* The button that led here is gone. */}
      <div ref={takeFocus} tabIndex={-1} className={styles.summary} role="status">
        {isTooMany ? (
          <Note tone="warn">{m.fleet_import_too_many({ count, room })}</Note>
        ) : (
          <p>{count === 0 ? m.fleet_import_none({ room }) : m.fleet_import_summary({ count, room })}</p>
        )}
      </div>
      {doubtful.length > 0 ? (
        <section>
          <h3 className={styles.title}>{m.fleet_import_doubtful()}</h3>
          <div className={styles.doubtful}>
            {doubtful.map(({ row, index, chosen }) => (
              <DoubtfulShip
                key={index}
                row={row}
                chosen={chosen}
                onChoose={(shipId) => choose(index, shipId)}
              />
            ))}
          </div>
        </section>
      ) : null}
      {matched.length > 0 ? (
        <section>
          <div className={styles.matched}>
            <h3 className={styles.title}>{m.fleet_import_matched()}</h3>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setChoices((before) => withoutMatched(rows, before))}
            >
              {m.fleet_import_choose_none()}
            </Button>
          </div>
          <ul className={styles.list}>
            {matched.map(({ row, index, chosen }) => (
              <li key={index}>
                <MatchedShip row={row} chosen={chosen} onChoose={(shipId) => choose(index, shipId)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {unknown.length > 0 ? <UnknownShips rows={unknown} /> : null}
    </Dialog>
  )
}

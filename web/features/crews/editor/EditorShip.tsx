import { Rocket } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import type { Ship } from '#contract/fleet/fleet.ts'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { FieldMessage } from '#web/ui/fields/FieldMessage.tsx'
import styles from './EditorShip.module.css'
import { changedText } from './ship-proposal.ts'
import type { CrewFormPart } from './use-crew-form.ts'
import type { useShipProposal } from './use-ship-proposal.ts'

/** What the form passes to the ship pickers, which belong to another feature. */
export interface ShipSlot {
  readonly onChoose: (ship: Ship) => void
}

interface Props extends CrewFormPart {
  proposal: ReturnType<typeof useShipProposal>
  focusShip: () => void
  /** The leader's own ships, always shown. */
  ownShips: (slot: ShipSlot) => ReactNode
  /** Every ship of the game, shown on request. */
  picker: (slot: ShipSlot) => ReactNode
}

/** The ship that the post is for. Activity, title, size, crew size and roles follow from it. */
export function EditorShip({ control, errorOf, proposal, focusShip, ownShips, picker }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [shipId, shipName] = useWatch({ control, name: ['shipId', 'shipName'] })
  const messageId = useId()
  const { applied, asked } = proposal
  const slot: ShipSlot = {
    onChoose: (ship) => {
      proposal.choose(ship)
      setOpen(false)
      focusShip()
    },
  }
  const label = shipName ? m.editor_ship_change() : m.editor_ship_choose()
  return (
    <Panel title={m.editor_ship_start()}>
      <p className={styles.lead}>{m.editor_ship_lead()}</p>
      {shipName ? null : ownShips(slot)}
      <div className={styles.chosen}>
        {shipName ? (
          <p className={styles.name}>
            <Rocket size={16} aria-hidden />
            {shipName}
            {shipId === '' ? <span className={styles.gone}>{m.editor_ship_gone()}</span> : null}
          </p>
        ) : null}
        <Controller
          name="shipId"
          control={control}
          render={({ field: { ref } }) => (
            <Button
              ref={ref}
              size="sm"
              aria-expanded={isOpen}
              aria-describedby={messageId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? m.editor_ship_close() : label}
            </Button>
          )}
        />
        {shipName ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={m.editor_ship_remove_name({ name: shipName })}
            onClick={() => {
              proposal.remove()
              focusShip()
            }}
          >
            {m.editor_ship_remove()}
          </Button>
        ) : null}
      </div>
      <FieldMessage id={messageId} error={errorOf('shipId')} />
      {isOpen ? (
        <div className={styles.picker}>
          {shipName ? ownShips(slot) : null}
          {picker(slot)}
        </div>
      ) : null}
      {/* Always rendered, so that screen readers announce the change. */}
      <div role="status">
        {applied && !asked ? (
          <p className={styles.note}>
            {m.editor_ship_applied({ what: changedText(applied) })}
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                proposal.undo()
                focusShip()
              }}
            >
              {m.editor_ship_undo()}
            </Button>
          </p>
        ) : null}
        {asked ? (
          <p className={styles.note}>
            {m.editor_ship_ask({ what: changedText(asked) })}
            <Button
              size="sm"
              onClick={() => {
                proposal.accept()
                focusShip()
              }}
            >
              {m.editor_ship_take()}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                proposal.keep()
                focusShip()
              }}
            >
              {m.editor_ship_keep()}
            </Button>
          </p>
        ) : null}
      </div>
    </Panel>
  )
}

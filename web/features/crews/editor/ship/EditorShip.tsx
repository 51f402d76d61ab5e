import { Check, ChevronDown, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import type { Ship } from '#contract/fleet/fleet.ts'
import { m } from '#texts'
import type { CrewFormPart } from '#web/features/crews/editor/use-crew-form.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'
import styles from './EditorShip.module.css'
import { EditorShipNote } from './EditorShipNote.tsx'
import type { useShipProposal } from './use-ship-proposal.ts'

/** What the form passes to the ship pickers, which belong to another feature. */
export interface ShipSlot {
  readonly onChoose: (ship: Ship) => void
  /** The ship that is chosen already. */
  readonly chosenId: number | undefined
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
  const slot: ShipSlot = {
    onChoose: (ship) => {
      proposal.choose(ship)
      setOpen(false)
      focusShip()
    },
    chosenId: shipId === '' ? undefined : Number(shipId),
  }
  const label = shipName ? m.editor_ship_change() : m.editor_ship_choose()
  return (
    <div>
      <FieldGroup
        label={m.editor_ship()}
        optional
        hint={shipName ? undefined : m.editor_ship_hint()}
        error={errorOf('shipId')}
      >
        <ChipRow scroll>
          {shipName ? (
            <span className={styles.chosen}>
              <Check size={14} aria-hidden />
              {shipName}
              {shipId === '' ? <span className={styles.gone}>{m.editor_ship_gone()}</span> : null}
              <IconButton
                size="sm"
                label={m.editor_ship_remove_name({ name: shipName })}
                onClick={() => {
                  proposal.remove()
                  focusShip()
                }}
              >
                <X size={14} />
              </IconButton>
            </span>
          ) : null}
          <Controller
            name="shipId"
            control={control}
            render={({ field: { ref } }) => (
              <Button
                ref={ref}
                size="sm"
                variant="ghost"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? m.editor_ship_close() : label}
                <ChevronDown size={14} aria-hidden />
              </Button>
            )}
          />
          {ownShips(slot)}
        </ChipRow>
      </FieldGroup>
      {isOpen ? <div className={styles.picker}>{picker(slot)}</div> : null}
      <EditorShipNote proposal={proposal} focusShip={focusShip} />
    </div>
  )
}

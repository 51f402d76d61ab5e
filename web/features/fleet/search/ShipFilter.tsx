import { ChevronDown, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './ShipFilter.module.css'

const importShipButtons = async () => (await import('./ShipButtons.tsx')).ShipButtons

interface Props {
  value: number | undefined
  /** The name of the ship; undefined while the catalogue is loading, or if it has no such ship. */
  name: string | undefined
  onChange: (ship: number | undefined) => void
}

/** One ship of the game. The catalogue is loaded when the player wants to choose from it. */
export function ShipFilter({ value, name, onChange }: Props) {
  const { Part: ShipButtons, load } = useOnDemand(importShipButtons)
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const open = async () => {
    setOpen(!isOpen)
    if (!isOpen && !(await load())) setOpen(false)
  }
  const change = (ship: number | undefined) => {
    setOpen(false)
    toggle.current?.focus()
    onChange(ship)
  }
  return (
    <FieldGroup label={m.fleet_filter()}>
      <div className={styles.row}>
        <Button ref={toggle} className={styles.toggle} aria-expanded={isOpen} onClick={open}>
          <span className={styles.name}>
            {value === undefined ? m.fleet_filter_any() : (name ?? m.fleet_filter_one())}
          </span>
          <ChevronDown size={16} aria-hidden />
        </Button>
        {value === undefined ? null : (
          <IconButton label={m.fleet_filter_clear()} onClick={() => change(undefined)}>
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </div>
      {isOpen ? (
        <div className={styles.picker}>
          {ShipButtons ? (
            <ShipButtons label={m.fleet_filter_search()} onChoose={({ id }) => change(id)} />
          ) : (
            <Skeleton height={64} />
          )}
        </div>
      ) : null}
    </FieldGroup>
  )
}

import { useId } from 'react'
import { m } from '#texts'
import { useShips } from '#web/features/fleet/fleet.queries.ts'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'
import { ShipSearch } from './ShipSearch.tsx'

interface Props {
  /** 0 for none. */
  chosen: number
  error: string | undefined
  onChoose: (shipId: number) => void
}

/** A field of a form for one ship of the game. */
export function ShipPicker({ chosen, error, onChoose }: Props) {
  const group = useId()
  const name = useShips().data?.find(({ id }) => id === chosen)?.name
  return (
    <ShipSearch
      label={m.fleet_ship()}
      hint={name === undefined ? undefined : m.fleet_ship_chosen({ name })}
      error={error}
      onChoose={({ id }) => onChoose(id)}
    >
      {(found) => (
        <div role="radiogroup" aria-label={m.fleet_ships_found()}>
          <ChipRow>
            {found.map((ship) => (
              <CheckboxChip
                key={ship.id}
                type="radio"
                name={group}
                checked={ship.id === chosen}
                onChange={() => onChoose(ship.id)}
              >
                {ship.name}
              </CheckboxChip>
            ))}
          </ChipRow>
        </div>
      )}
    </ShipSearch>
  )
}

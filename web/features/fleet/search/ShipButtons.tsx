import type { Ship } from '#contract/fleet/fleet.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'
import { ShipSearch } from './ShipSearch.tsx'

interface Props {
  label: string
  onChoose: (ship: Ship) => void
}

/** Takes a ship when it is pressed. Radio buttons would already take what the arrow keys pass over. */
export function ShipButtons({ label, onChoose }: Props) {
  return (
    <ShipSearch label={label} onChoose={onChoose}>
      {(found) => (
        <ChipRow>
          {found.map((ship) => (
            <Button key={ship.id} size="sm" onClick={() => onChoose(ship)}>
              {ship.name}
            </Button>
          ))}
        </ChipRow>
      )}
    </ShipSearch>
  )
}

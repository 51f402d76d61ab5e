import type { Ship } from '#contract/fleet/fleet.ts'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ChipRow } from '#web/ui/display/ChipRow.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { useOwnFleet, useShips } from './fleet.queries.ts'
import { ownModels } from './own-models.ts'
import { ShipButtons } from './ShipButtons.tsx'
import styles from './ShipChoice.module.css'

interface Props {
  userId: number
  onChoose: (ship: Ship) => void
}

/** A ship for a post: one of the player's own, or any other of the game. */
export function ShipChoice({ userId, onChoose }: Props) {
  const { data: ships } = useShips()
  const { data: fleet } = useOwnFleet(userId)
  const own = ownModels(fleet ?? [], ships ?? [])
  return (
    <div className={styles.choice}>
      {own.length > 0 ? (
        <FieldGroup label={m.fleet_choice_own()}>
          <ChipRow>
            {own.map(({ ship, name }) => (
              <Button key={ship.id} size="sm" onClick={() => onChoose(ship)}>
                {name}
              </Button>
            ))}
          </ChipRow>
        </FieldGroup>
      ) : null}
      <ShipButtons label={m.fleet_choice_all()} onChoose={onChoose} />
    </div>
  )
}

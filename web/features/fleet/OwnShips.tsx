import type { Ship } from '#contract/fleet/fleet.ts'
import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { useOwnFleet } from '#web/session/own-fleet.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useShips } from './fleet.queries.ts'
import styles from './OwnShips.module.css'
import { ownModels } from './own-models.ts'

interface Props {
  userId: number
  /** Is not offered again. */
  chosenId: number | undefined
  onChoose: (ship: Ship) => void
}

/** The player's own ships as buttons, for a post. */
export function OwnShips({ userId, chosenId, onChoose }: Props) {
  const { data: fleet = [] } = useOwnFleet(userId)
  const models = ownModels(fleet)
  const { data: ships, error, isFetching, refetch } = useShips({ enabled: models.length > 0 })
  // Without those that the catalogue no longer has.
  const own = models.filter(
    ({ shipId }) => shipId !== chosenId && (!ships || ships.some(({ id }) => id === shipId)),
  )
  if (own.length === 0) return null
  const choose = async (shipId: number) => {
    const catalogue = ships ?? (await refetch()).data
    const ship = catalogue?.find(({ id }) => id === shipId)
    if (ship) onChoose(ship)
  }
  return (
    <>
      <fieldset aria-label={m.fleet_choice_own()} className={styles.own}>
        {own.map(({ shipId, name }) => (
          <Button key={shipId} size="sm" onClick={() => choose(shipId)}>
            {name}
          </Button>
        ))}
      </fieldset>
      {error && !ships ? (
        <LoadProblem
          error={error}
          fallback={m.fleet_catalogue_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      ) : null}
    </>
  )
}

/** What of a list is imported: for each row the ship that was chosen, or null to leave it out. */
import type { ConfirmedShip, ImportRow } from '#contract/fleet/fleet-import.ts'

export type Choices = readonly (number | null)[]

type Candidate = ImportRow['candidates'][number]

/** Without those that the fleet has already; whoever chooses a row with nothing else wants them once more. */
const countToAdd = ({ count }: ImportRow, { owned }: Candidate): number =>
  owned < count ? count - owned : count

/** Everything that was found and is not in the fleet yet. What is doubtful has to be chosen. */
export const firstChoices = (rows: readonly ImportRow[]): Choices =>
  rows.map(({ match, candidates: [ship], count }) =>
    match === 'matched' && ship && ship.owned < count ? ship.shipId : null,
  )

export const chosenShips = (rows: readonly ImportRow[], choices: Choices): ConfirmedShip[] =>
  rows.flatMap((row, index) => {
    const ship = row.candidates.find(({ shipId }) => shipId === choices[index])
    return ship
      ? [{ shipId: ship.shipId, customName: row.customName ?? '', count: countToAdd(row, ship) }]
      : []
  })

export const countShips = (ships: readonly Pick<ConfirmedShip, 'count'>[]): number =>
  ships.reduce((sum, { count }) => sum + count, 0)

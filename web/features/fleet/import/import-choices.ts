/** What of a list is imported: for each row the ship that was chosen, or null to leave it out. */
import type { ConfirmedShip, ImportRow } from '#contract/fleet/fleet-import.ts'

export type Choices = readonly (number | null)[]

type Candidate = ImportRow['candidates'][number]

/** Without those that the fleet has already; a player who chooses a row with nothing else wants them once more. */
const countToAdd = ({ count }: ImportRow, { owned }: Candidate): number =>
  owned < count ? count - owned : count

/** What was found and is not in the fleet yet, as far as there is room for it. What is doubtful has to be chosen. */
export const firstChoices = (rows: readonly ImportRow[], room: number): Choices => {
  let left = room
  return rows.map((row) => {
    const [ship] = row.candidates
    if (row.match !== 'matched' || !ship || ship.owned >= row.count) return null
    const count = countToAdd(row, ship)
    if (count > left) return null
    left -= count
    return ship.shipId
  })
}

/** What is doubtful stays as it was chosen. */
export const withoutMatched = (rows: readonly ImportRow[], choices: Choices): Choices =>
  choices.map((choice, index) => (rows[index]?.match === 'matched' ? null : choice))

export const chosenShips = (rows: readonly ImportRow[], choices: Choices): ConfirmedShip[] =>
  rows.flatMap((row, index) => {
    const ship = row.candidates.find(({ shipId }) => shipId === choices[index])
    return ship
      ? [{ shipId: ship.shipId, customName: row.customName ?? '', count: countToAdd(row, ship) }]
      : []
  })

export const countShips = (ships: readonly Pick<ConfirmedShip, 'count'>[]): number =>
  ships.reduce((sum, { count }) => sum + count, 0)

/** The files in which an operator has lists instead of ours. */
import type { Config } from '#server/config.ts'
import { loadShips } from '#server/features/fleet/fleet-catalogue.service.ts'
import { loadLocations } from '#server/words/locations.ts'
import { loadWordCheck } from '#server/words/word-check.ts'

/** Throws an error whose one line names every file that cannot be used. */
export const loadOperatorFiles = (config: Pick<Config, 'wordsFile' | 'shipsFile' | 'locationsFile'>) => {
  const faults: string[] = []
  const load = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }
  const containsForbiddenWord = load(() => loadWordCheck(config.wordsFile))
  const ships = load(() => loadShips(config.shipsFile))
  const locations = load(() => loadLocations(config.locationsFile))
  if (!containsForbiddenWord || !ships || !locations) throw new Error(faults.join('; '))
  return { containsForbiddenWord, ships, locations }
}

import { playerListLimits } from '#contract/players/limits.ts'

export interface PlayersSearch {
  readonly search?: string | undefined
}

/** What is searched for, as the address bar has it. */
export const readPlayersSearch = ({ search }: Record<string, unknown>): PlayersSearch => {
  // A search for digits alone is a number in the address.
  const text = typeof search === 'string' || typeof search === 'number' ? String(search).trim() : ''
  return { search: text.slice(0, playerListLimits.searchMax) || undefined }
}

/** Whether it is long enough to search for. */
export const isSearchable = (search: string): boolean => search.trim().length >= playerListLimits.searchMin

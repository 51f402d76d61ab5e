import { deletedName } from '#contract/users/limits.ts'
import { m } from '#texts'

/** Whether the player has deleted their account: there is no profile to lead to. */
export const isDeleted = (name: string): boolean => name === deletedName

/** The name of a player as it is shown. */
export const playerName = (name: string): string => (isDeleted(name) ? m.shell_former_player() : name)

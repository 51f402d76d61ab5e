import { type UserFilter, type UserSort, userFilters, userSorts } from '#contract/user-list/fields.ts'
import { choiceOf } from '#contract/wire/choice-of.ts'
import { searchedText } from '#web/features/moderation/searched-text.ts'
import { idInAddress } from '#web/paths.ts'

/** What the address of the user list says: the filters, and the player who is open. */
export interface UsersSearch {
  readonly search?: string | undefined
  readonly filter?: Exclude<UserFilter, 'all'> | undefined
  readonly sort?: Exclude<UserSort, 'newest'> | undefined
  readonly user?: number | undefined
}

// Always set, even to undefined: a key that is left out keeps the value from the address.
export const readUsersSearch = (given: Record<string, unknown>): UsersSearch => ({
  search: searchedText(given.search),
  filter: choiceOf(
    userFilters.filter((filter) => filter !== 'all'),
    given.filter,
  ),
  sort: choiceOf(
    userSorts.filter((sort) => sort !== 'newest'),
    given.sort,
  ),
  user: idInAddress(given.user),
})

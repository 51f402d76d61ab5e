/** How many searches a player can save. */
export const maxSavedSearches = 10

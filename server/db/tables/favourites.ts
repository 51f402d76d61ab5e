/** Whom a player likes to fly with. Nobody else ever sees it. */
export interface FavouritesTable {
  user_id: number
  favourite_id: number
  created_at: Date
}

/** The players that a player likes to fly with. No one else ever sees them. */
export interface FavouritesTable {
  user_id: number
  favourite_id: number
  created_at: Date
}

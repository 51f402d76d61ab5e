/** The picture of a player. The address in `users.profile_image` ends with the hash. */
export interface PicturesTable {
  user_id: number
  hash: string
  /** WebP. */
  data: Buffer
}

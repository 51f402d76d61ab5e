/** Whom demo players like to fly with. */
import type { Insertable } from 'kysely'
import type { FavouritesTable } from '#server/db/tables/favourites.ts'
import { before } from './moments.ts'
import { type Ids, idOf } from './rows.ts'

const demoFavourites: Readonly<Record<string, readonly string[]>> = {
  Kestrel_77: ['Marlin_Voss', 'Doc_Hallow', 'Nachtfalter'],
  Marlin_Voss: ['Kestrel_77', 'Lofoten_Drift'],
}

export const favouriteRows = (userIds: Ids, now: Date): Insertable<FavouritesTable>[] =>
  Object.entries(demoFavourites).flatMap(([name, favourites]) =>
    favourites.map((favourite, index) => ({
      user_id: idOf(userIds, name),
      favourite_id: idOf(userIds, favourite),
      created_at: before(now, `${index + 3}d`),
    })),
  )

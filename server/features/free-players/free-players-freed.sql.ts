import { sql } from 'kysely'
import type { SeatKind } from '#contract/crews/seats.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { isLitFor, isShownTo } from '#server/features/beacons/beacons.fragment.ts'
import { fitsPost, hasSeatLeft } from '#server/features/crews/board/crews-beacons.fragment.ts'
import { isNewTo } from '#server/features/crews/crews-relations.fragment.ts'
import { canBeOffered } from '#server/features/crews/seats/crews-candidates.fragment.ts'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'

interface FreedCrew extends Pick<CrewRow, 'id' | 'title' | 'author_id' | 'co_leader_id'> {
  /** Of the freed seats. Null if one belongs to no role: any player can take it. */
  readonly kinds: SeatKind[] | null
}

/** Undefined if the seats are taken again, or if someone waits who is offered one. */
export const findCrewWithFreeSeat = async (
  { db, now }: Context,
  id: number,
  roleIds: readonly (number | null)[],
): Promise<FreedCrew | undefined> => {
  const roles = roleIds.filter((roleId) => roleId !== null)
  const isAny = roles.length < roleIds.length
  const { rows } = await sql<FreedCrew>`
    select
      id, title, author_id, co_leader_id,
      case when not ${isAny}::boolean then array(
        select role_category
        from crew_roles
        where crew_id = crews.id and crew_roles.id = any(${roles}::integer[]) and slots_filled < slots_needed
      ) end as kinds
    from crews
    where id = ${id}
      and mission_status = 'open'
      and facets @> '{board}'
      and not exists (
        select from waitlist_entries
        where crew_id = crews.id
          and (role_id is null or role_id = any(${roles}::integer[]))
          and ${canBeOffered(now(), sql`crews.author_id`)}
      )
  `.execute(db)
  return rows.find(({ kinds }) => kinds === null || kinds.length > 0)
}

/** The names of those who fit, have no part in the crew yet, and whom this leader of it may see; those lit last first. */
export const listFitting = async (
  ctx: Context,
  { id, kinds }: FreedCrew,
  leaderId: number,
  limit: number,
): Promise<string[]> => {
  const now = ctx.now()
  const { rows } = await sql<{ name: string }>`
    select coalesce(users.display_name, users.username) as name
    from crews
    join beacons on ${fitsPost(now)}
    join users on users.id = beacons.user_id
    where crews.id = ${id}
      and (${kinds === null}::boolean or seats = '{}' or seats && ${kinds ?? []}::text[])
      and ${hasSeatLeft(now)}
      and ${isLitFor(ctx, sql`crews.author_id`)}
      and ${isShownTo(ctx, sql`${leaderId}::integer`)}
      and users.accepts_contact
      and ${isNewTo(sql`users.id`)}
      and not exists (
        select from seat_offers
        where seat_offers.crew_id = crews.id and seat_offers.user_id = users.id and ${isOpenOffer(now)}
      )
    order by beacons.lit_at desc, users.id
    limit ${limit}
  `.execute(ctx.db)
  return rows.map(({ name }) => name)
}

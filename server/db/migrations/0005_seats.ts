import { type Kysely, sql } from 'kysely'

const addColumns = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table crews
      add column free_seats text[] not null default '{}',
      add column started_at timestamptz,
      add column completed_at timestamptz,
      add column ended_at timestamptz,
      add column cancelled_at timestamptz
  `.execute(db)
}

/** The seats of roles are open in the order of the post, for as long as the crew has seats left for them. */
const fillFreeSeats = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    with sizes as (
      select crews.id, max_crew_size - current_crew_size as free,
        greatest(0, max_crew_size - 1 - coalesce(sum(slots_needed), 0)) as any_size,
        current_crew_size - 1 - coalesce(sum(slots_filled), 0) as without_role
      from crews left join crew_roles on crew_roles.crew_id = crews.id
      group by crews.id
    ), counts as (
      select id, free, least(free, any_size - least(without_role, any_size)) as any_free from sizes
    ), kinds as (
      select id, 'seat:any' as kind from counts where any_free > 0
      union
      select counts.id, 'seat:' || role_category
      from counts join (
        select crew_id, role_category, slots_needed - slots_filled as wanted,
          sum(slots_needed - slots_filled) over (partition by crew_id order by position, id) as wanted_so_far
        from crew_roles
      ) as roles on roles.crew_id = counts.id
      where wanted > 0 and wanted_so_far - wanted < free - any_free
    )
    update crews set free_seats = kinds_of_crew.kinds
    from (select id, array_agg(kind) as kinds from kinds group by id) as kinds_of_crew
    where kinds_of_crew.id = crews.id
  `.execute(db)
  await sql`alter table crews alter column free_seats drop default`.execute(db)
}

/** Nobody wrote down when a mission moved; its last change is the nearest known time. */
const fillTimes = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update crews set
      started_at = case when mission_status = 'in_progress' then updated_at end,
      completed_at = case when mission_status = 'completed' then updated_at end,
      ended_at = case when mission_status = 'ended' then updated_at end,
      cancelled_at = case when mission_status = 'cancelled' then updated_at end
    where mission_status <> 'open'
  `.execute(db)
}

/** A generated column cannot be changed, only made anew, and its indexes with it. */
const addSeatsToFacets = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index crews_board_newest, crews_board_soonest, crews_found_by`.execute(db)
  await sql`alter table crews drop column facets`.execute(db)
  await sql`
    alter table crews add column facets text[] not null generated always as (array_remove(array[
      case when mission_status in ('open', 'in_progress') and current_crew_size < max_crew_size then 'board' end,
      'activity:' || activity,
      'ship:' || ship_size,
      'experience:' || experience_level,
      'zone:' || timezone,
      primary_language
    ] || required_languages || free_seats, null)) stored
  `.execute(db)
  await sql`
    create index crews_board_newest on crews (created_at desc, id desc)
      include (scheduled_time, mission_status, max_crew_size) where facets @> '{board}'
  `.execute(db)
  await sql`
    create index crews_board_soonest on crews (scheduled_time, id) where facets @> '{board}'
  `.execute(db)
  await sql`
    create index crews_found_by on crews using gin (search_text gin_trgm_ops, facets)
      with (fastupdate = on, gin_pending_list_limit = 512)
  `.execute(db)
  // Without it a search for crews that are smaller than almost all others reads every post.
  await sql`create index crews_by_size on crews (max_crew_size)`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db)
  await fillFreeSeats(db)
  await fillTimes(db)
  await addSeatsToFacets(db)
}

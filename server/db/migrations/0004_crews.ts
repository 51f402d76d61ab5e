/** Crew posts with their roles and members, and series of them. */
import { type Kysely, sql } from 'kysely'

const createCrews = async (db: Kysely<unknown>): Promise<void> => {
  // `facets` holds every value that a filter asks for: see crews.facets.ts. `board` in it marks posts that take people;
  // indexes use it instead of the crew's size, so that joining a crew that stays on the board rewrites no index entry.
  //
  // `ship_name` stays when the ship leaves the catalogue. Calendars take an event that they know already only with a
  // higher `revision`; times would not do, as two changes can happen in the same second. `announced_at`: when those who
  // favour the leader were notified of the post, as a job may run twice. `handed_over_at`: when the crew got its leader, if
  // that was not with the post; `leader_joined_at`: when that leader had come aboard.
  await sql`
    create table crews (
      id integer generated always as identity primary key,
      author_id integer not null references users on delete restrict,
      co_leader_id integer,
      lead_offered_to integer,
      handed_over_at timestamptz,
      leader_joined_at timestamptz,
      title text not null,
      description text not null,
      additional_requirements text not null default '',
      activity text check (activity in ('mining', 'cargo', 'combat', 'exploration', 'racing', 'social',
        'trading', 'salvage', 'transport', 'rescue', 'escort')),
      post_type text not null check (post_type in ('crew_search', 'mission', 'transport')),
      mission_status text not null default 'open'
        check (mission_status in ('open', 'in_progress', 'completed', 'ended', 'cancelled')),
      current_crew_size integer not null default 1 check (current_crew_size >= 1),
      max_crew_size integer not null check (max_crew_size between 1 and 50),
      scheduled_time timestamptz,
      estimated_duration integer check (estimated_duration between 0 and 1440),
      location text not null default '',
      start_location text not null default '',
      end_location text not null default '',
      region text check (region in ('eu', 'us', 'asia', 'au')),
      game_version text not null default 'live' check (game_version in ('live', 'ptu')),
      ship_size text check (ship_size in ('small', 'medium', 'large', 'capital')),
      ship_id integer references ships on delete set null,
      ship_name text,
      fleet_ship_id integer references fleet_ships on delete set null,
      reward_uec bigint check (reward_uec between 0 and 1000000000000),
      experience_level text check (experience_level in ('beginner', 'intermediate', 'experienced')),
      required_languages text[] not null default '{}'
        check (required_languages <@ '{en,de,fr,es,it,pt,ru,zh,ja}'),
      primary_language text not null check (primary_language in ('en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'zh', 'ja')),
      timezone text not null,
      discord_link text not null default '',
      seats_at_once text not null default 'off' check (seats_at_once in ('off', 'roles', 'all')),
      at_once_conditions text[] not null default '{}',
      search_text text not null,
      facets text[] not null,
      announced_at timestamptz,
      asks_before_offers boolean not null default false,
      seats_announced integer not null default 0,
      ready_called_at timestamptz,
      ready_called_again_at timestamptz,
      cancel_reason text,
      expired_at timestamptz,
      kept_at timestamptz,
      warned_at timestamptz,
      reminded_at timestamptz,
      started_at timestamptz,
      completed_at timestamptz,
      ended_at timestamptz,
      cancelled_at timestamptz,
      is_hidden boolean not null default false,
      deleted_at timestamptz,
      deletion_reason text,
      revision integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      text_written_at timestamptz,
      check (current_crew_size <= max_crew_size),
      check (expired_at is null or mission_status = 'cancelled'),
      check (ship_id is null or ship_name is not null),
      check ((deleted_at is null) = (deletion_reason is null)),
      check (deleted_at is null or is_hidden)
    ) with (fillfactor = 80)
  `.execute(db)
  // The latest missions of a player are the first entries.
  await sql`create index crews_of_author on crews (author_id, created_at desc, id desc)`.execute(db)
  await sql`create index crews_open_by_start on crews (scheduled_time) where mission_status = 'open'`.execute(
    db,
  )
  // So that the share of completed missions is counted without reading the posts.
  await sql`
    create index crews_over on crews (mission_status)
      where mission_status in ('completed', 'ended', 'cancelled')
  `.execute(db)
  // What the job that ends bans looks through.
  await sql`
    create index crews_hidden on crews (author_id) where is_hidden and deleted_at is null
  `.execute(db)
  // Serves the filter of the board and the foreign key. Most posts name no ship.
  await sql`create index crews_of_ship on crews (ship_id) where ship_id is not null`.execute(db)
  await sql`
    create index crews_of_fleet_ship on crews (fleet_ship_id) where fleet_ship_id is not null
  `.execute(db)
}

/** The board's orders, its one index for filters and words, and the words that typing errors are compared with. */
const createSearch = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index crews_newest on crews (created_at desc, id desc)`.execute(db)
  await sql`create index crews_soonest on crews (scheduled_time, id)`.execute(db)
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
  // For the posts on the board alone: among a million posts, the index of all of them takes ten times as long.
  await sql`
    create index crews_board_found_by on crews using gin (search_text gin_trgm_ops, facets)
      with (fastupdate = on, gin_pending_list_limit = 512) where facets @> '{board}'
  `.execute(db)
  // With statistics on long texts the planner tries each pattern on a hundred of them: 8 ms before the first row.
  await sql`alter table crews alter column search_text set statistics 0`.execute(db)
  // Without it a search for crews that are smaller than almost all others reads every post.
  await sql`create index crews_by_size on crews (max_crew_size)`.execute(db)
  // Posts without a start are compared by their zones.
  await sql`create index crews_unplanned_zones on crews (timezone) where scheduled_time is null`.execute(db)

  await sql`create table crew_words (word text primary key, used_on date not null)`.execute(db)
  await sql`create index crew_words_alike on crew_words using gin (word gin_trgm_ops)`.execute(db)
}

const createRolesAndMembers = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table crew_roles (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      position integer not null,
      role_name text not null,
      role_category text not null check (role_category in ('mining', 'combat', 'transport', 'medical', 'support',
        'exploration', 'salvaging', 'science', 'other')),
      role_description text not null default '',
      slots_needed integer not null check (slots_needed between 1 and 10),
      slots_filled integer not null default 0 check (slots_filled between 0 and slots_needed),
      compensation_type text not null check (compensation_type in ('fun', 'auec', 'split', 'negotiable')),
      compensation_amount bigint check (compensation_amount >= 0),
      compensation_percentage numeric(4, 1) check (compensation_percentage between 0 and 100),
      required_experience text check (required_experience in ('beginner', 'intermediate', 'expert')),
      required_equipment text not null default '',
      is_required boolean not null default true,
      is_at_once boolean not null default false,
      unique (crew_id, id)
    )
  `.execute(db)
  await sql`create index crew_roles_in_order on crew_roles (crew_id, position)`.execute(db)

  // The leader is the post's author and has no row here. A role held must be one of this crew.
  await sql`
    create table crew_members (
      crew_id integer not null references crews on delete cascade,
      user_id integer not null references users on delete restrict,
      role_id integer,
      joined_at timestamptz not null,
      fleet_ship_id integer references fleet_ships on delete set null,
      ready_answer text check (ready_answer in ('ready', 'late')),
      ready_answered_at timestamptz,
      primary key (crew_id, user_id),
      foreign key (crew_id, role_id) references crew_roles (crew_id, id),
      check ((ready_answer is null) = (ready_answered_at is null))
    )
  `.execute(db)
  // Leaders lead together with a member, or offer one the lead. Neither outlasts the seat of the member.
  await sql`
    alter table crews
      add foreign key (id, co_leader_id) references crew_members on delete set null (co_leader_id),
      add foreign key (id, lead_offered_to) references crew_members on delete set null (lead_offered_to)
  `.execute(db)
  await sql`
    create table former_leaders (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      user_id integer not null references users on delete cascade,
      led_until timestamptz not null
    )
  `.execute(db)
  await sql`create index former_leaders_of_crew on former_leaders (crew_id)`.execute(db)
  await sql`create index former_leaders_by_player on former_leaders (user_id)`.execute(db)
  // The latest missions of a player are the first entries.
  await sql`
    create index crew_members_of_user on crew_members (user_id, joined_at desc, crew_id desc)
  `.execute(db)
  await sql`create index crew_members_of_role on crew_members (crew_id, role_id)`.execute(db)
  await sql`
    create index crew_members_of_fleet_ship on crew_members (fleet_ship_id) where fleet_ship_id is not null
  `.execute(db)
}

/** How many visitors a post had. Apart from crews: its rows are locked by players who join or edit. */
const createViews = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table crew_views (
      crew_id integer primary key references crews on delete cascade,
      views integer not null check (views >= 0)
    )
  `.execute(db)
}

/** Missions that are repeated, and their dates. */
const createSeries = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table series (
      id integer generated always as identity primary key,
      leader_id integer not null references users on delete cascade,
      template jsonb not null check (jsonb_typeof(template) = 'object'),
      timezone text not null,
      first_date text not null,
      every_weeks integer not null check (every_weeks in (1, 2)),
      times integer not null check (times between 2 and 12),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      ended_at timestamptz
    )
  `.execute(db)
  await sql`create index series_by_leader on series (leader_id)`.execute(db)
  // A crew is one date of one series, and a date is posted once.
  await sql`
    create table series_dates (
      series_id integer not null references series on delete cascade,
      number integer not null check (number > 0),
      planned_for text not null,
      moved_to text,
      starts_at timestamptz not null,
      is_skipped boolean not null default false,
      held_at timestamptz,
      crew_id integer unique references crews on delete cascade,
      primary key (series_id, number),
      check (crew_id is null or not is_skipped)
    )
  `.execute(db)
  await sql`
    create index series_dates_due on series_dates (starts_at) where crew_id is null and not is_skipped
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createCrews(db)
  await createSearch(db)
  await createRolesAndMembers(db)
  await createViews(db)
  await createSeries(db)
}

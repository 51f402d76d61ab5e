/** Crew posts with their roles and members, and who has applied to them. */
import { type Kysely, sql } from 'kysely'

const createCrews = async (db: Kysely<unknown>): Promise<void> => {
  // `facets` holds every value that a filter asks for: see crews.facets.ts. `board` in it marks posts that take people;
  // indexes use it instead of the crew's size, so that joining a crew that stays on the board rewrites no index entry.
  //
  // `ship_name` stays when the ship leaves the catalogue. Calendars take an event that they know already only with a
  // higher `revision`; times would not do, as two changes can happen in the same second.
  await sql`
    create table crews (
      id integer generated always as identity primary key,
      author_id integer not null references users on delete restrict,
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
      reward_uec bigint check (reward_uec between 0 and 1000000000000),
      experience_level text check (experience_level in ('beginner', 'intermediate', 'experienced')),
      required_languages text[] not null default '{}'
        check (required_languages <@ '{en,de,fr,es,it,pt,ru,zh,ja}'),
      primary_language text not null check (primary_language in ('en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'zh', 'ja')),
      timezone text not null,
      discord_link text not null default '',
      search_text text not null,
      facets text[] not null,
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
  // With statistics on long texts the planner tries each pattern on a hundred of them: 8 ms before the first row.
  await sql`alter table crews alter column search_text set statistics 0`.execute(db)
  // Without it a search for crews that are smaller than almost all others reads every post.
  await sql`create index crews_by_size on crews (max_crew_size)`.execute(db)

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
      compensation_percentage integer check (compensation_percentage between 0 and 100),
      required_experience text check (required_experience in ('beginner', 'intermediate', 'expert')),
      required_equipment text not null default '',
      is_required boolean not null default true,
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
      primary key (crew_id, user_id),
      foreign key (crew_id, role_id) references crew_roles (crew_id, id)
    )
  `.execute(db)
  // The latest missions of a player are the first entries.
  await sql`
    create index crew_members_of_user on crew_members (user_id, joined_at desc, crew_id desc)
  `.execute(db)
  await sql`create index crew_members_of_role on crew_members (crew_id, role_id)`.execute(db)
}

const createApplications = async (db: Kysely<unknown>): Promise<void> => {
  // Without a role it is an application to the crew, with one for that role of the same crew. An application outlives
  // its role: `role_name` tells afterwards what it was for.
  await sql`
    create table applications (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      role_id integer,
      role_name text,
      user_id integer not null references users on delete cascade,
      status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
      message text not null,
      availability text check (availability in ('sofort', 'heute', 'wochenende', 'abends', 'flexibel')),
      experience text check (experience in ('anfänger', 'fortgeschritten', 'erfahren', 'experte')),
      timezone text,
      additional_info text not null default '',
      created_at timestamptz not null,
      decided_at timestamptz,
      check ((status = 'pending') = (decided_at is null)),
      check (role_id is null or role_name is not null),
      check (status <> 'pending' or (role_id is null) = (role_name is null)),
      foreign key (crew_id, role_id) references crew_roles (crew_id, id) on delete set null (role_id)
    )
  `.execute(db)
  await sql`
    create unique index applications_one_pending on applications (crew_id, user_id) where status = 'pending'
  `.execute(db)
  await sql`create index applications_of_crew on applications (crew_id, created_at desc, id desc)`.execute(db)
  await sql`create index applications_of_user on applications (user_id, crew_id)`.execute(db)
}

/** How many visitors a post had. Apart from crews: its rows are locked by whoever joins or edits. */
const createViews = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table crew_views (
      crew_id integer primary key references crews on delete cascade,
      views integer not null check (views >= 0)
    )
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createCrews(db)
  await createSearch(db)
  await createRolesAndMembers(db)
  await createApplications(db)
  await createViews(db)
}

/** Ways into a crew, and what follows a mission. */
import { type Kysely, sql } from 'kysely'

const createApplications = async (db: Kysely<unknown>): Promise<void> => {
  // Without a role it is an application to the crew, with one for that role of the same crew. An application outlives
  // its role: `role_name` says afterwards what it was for. `ended_with_role`: the role was deleted before anyone decided.
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
      ended_with_role boolean not null default false,
      fleet_ship_id integer references fleet_ships on delete set null,
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
  await sql`
    create index applications_of_fleet_ship on applications (fleet_ship_id) where fleet_ship_id is not null
  `.execute(db)
}

/** Seats that are offered to players, and held for them until the offer ends. */
const createOffers = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table seat_offers (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      user_id integer not null references users on delete cascade,
      role_id integer references crew_roles on delete set null,
      source text not null check (source in ('leader', 'waiting_list')),
      holds_seat boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      ended_at timestamptz,
      outcome text check (outcome in ('accepted', 'declined', 'taken_back', 'expired')),
      check (expires_at is not null or not holds_seat),
      check ((ended_at is null) = (outcome is null))
    )
  `.execute(db)
  await sql`
    create unique index seat_offers_open on seat_offers (crew_id, user_id) where ended_at is null
  `.execute(db)
  await sql`
    create index seat_offers_overdue on seat_offers (expires_at) where ended_at is null
  `.execute(db)
  await sql`create index seat_offers_of_crew on seat_offers (crew_id)`.execute(db)
  await sql`create index seat_offers_of_player on seat_offers (user_id, crew_id, created_at)`.execute(db)
  await sql`create index seat_offers_of_role on seat_offers (role_id) where role_id is not null`.execute(db)
}

/** Who waits for a seat in a crew, in the order of their ids. */
const createWaitlists = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table waitlist_entries (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      user_id integer not null references users on delete cascade,
      role_id integer references crew_roles on delete cascade,
      created_at timestamptz not null,
      removed_at timestamptz,
      unique (crew_id, user_id)
    )
  `.execute(db)
  // So that the deletion of an account or a role finds them by an index.
  await sql`create index waitlist_entries_by_player on waitlist_entries (user_id)`.execute(db)
  await sql`
    create index waitlist_entries_by_role on waitlist_entries (role_id) where role_id is not null
  `.execute(db)
}

/** Members that the leader has marked as absent from a completed mission. */
const createAbsences = async (db: Kysely<unknown>): Promise<void> => {
  // A mark goes with the seat: what stays of a deleted account does not reveal it. One that an account younger than a
  // day has set does not count in a player's record.
  await sql`
    create table absences (
      id integer generated always as identity primary key,
      crew_id integer not null,
      user_id integer not null references users on delete cascade,
      status text not null default 'marked'
        check (status in ('marked', 'contested', 'upheld', 'overturned', 'withdrawn')),
      marked_at timestamptz not null,
      is_of_newcomer boolean not null default false,
      contest_text text,
      contested_at timestamptz,
      settled_at timestamptz,
      decided_by integer references users on delete set null,
      unique (crew_id, user_id),
      foreign key (crew_id, user_id) references crew_members on delete cascade,
      check ((contest_text is null) = (contested_at is null)),
      check (status in ('marked', 'withdrawn') or contested_at is not null),
      check ((status in ('marked', 'contested')) = (settled_at is null))
    )
  `.execute(db)
  await sql`create index absences_of_user on absences (user_id)`.execute(db)
  await sql`create index absences_contested on absences (id) where status = 'contested'`.execute(db)
  // So that the deletion of a moderator's account finds them by an index.
  await sql`
    create index absences_by_moderator on absences (decided_by) where decided_by is not null
  `.execute(db)
}

/** How those aboard a completed mission split what it brought in. */
const createSettlements = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table settlements (
      crew_id integer primary key references crews on delete cascade,
      takings bigint not null check (takings >= 0),
      expenses bigint not null check (expenses between 0 and takings),
      version integer not null default 1,
      sent_by integer references users on delete set null,
      sent_at timestamptz not null
    )
  `.execute(db)
  await sql`create index settlements_by_sender on settlements (sent_by) where sent_by is not null`.execute(db)
  // The leader has no seat, so a share goes to a player and not to one.
  await sql`
    create table settlement_shares (
      crew_id integer not null references settlements on delete cascade,
      user_id integer not null references users on delete cascade,
      amount bigint not null check (amount >= 0),
      status text not null check (status in ('open', 'received', 'disputed')),
      missing text,
      disputed_at timestamptz,
      primary key (crew_id, user_id),
      check ((status = 'disputed') = (missing is not null)),
      check (status <> 'disputed' or disputed_at is not null)
    )
  `.execute(db)
  await sql`create index settlement_shares_of_user on settlement_shares (user_id)`.execute(db)
}

/** The pictures in the log of a mission. */
const createLog = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table mission_pictures (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      author_id integer not null references users on delete cascade,
      hash text not null,
      data bytea not null,
      small_data bytea not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      line text not null,
      is_public boolean not null default false,
      created_at timestamptz not null
    )
  `.execute(db)
  await sql`create index mission_pictures_of_crew on mission_pictures (crew_id, id)`.execute(db)
  await sql`create unique index mission_pictures_public on mission_pictures (crew_id) where is_public`.execute(
    db,
  )
  await sql`create index mission_pictures_by_hash on mission_pictures (hash) where is_public`.execute(db)
  // So that the deletion of an account finds them by an index.
  await sql`create index mission_pictures_by_author on mission_pictures (author_id)`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createApplications(db)
  await createOffers(db)
  await createWaitlists(db)
  await createAbsences(db)
  await createSettlements(db)
  await createLog(db)
}

import { type Kysely, sql } from 'kysely'

/** An application outlives its role: one for a role is known by the role's name. */
const keepApplications = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table applications add column role_name text`.execute(db)
  await sql`
    update applications
    set role_name = crew_roles.role_name
    from crew_roles
    where crew_roles.id = applications.role_id
  `.execute(db)
  await sql`
    alter table applications
      drop constraint applications_crew_id_role_id_fkey,
      add foreign key (crew_id, role_id) references crew_roles (crew_id, id) on delete set null (role_id),
      add check (role_id is null or role_name is not null),
      add check (status <> 'pending' or (role_id is null) = (role_name is null)),
      add check (availability in ('sofort', 'heute', 'wochenende', 'abends', 'flexibel')),
      add check (experience in ('anfänger', 'fortgeschritten', 'erfahren', 'experte'))
  `.execute(db)
}

/** Whoever deletes a player has to free the seats and settle the posts first. */
const keepSeats = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table crew_members
      drop constraint crew_members_user_id_fkey,
      add foreign key (user_id) references users on delete restrict
  `.execute(db)
  await sql`
    alter table crews
      drop constraint crews_author_id_fkey,
      add foreign key (author_id) references users on delete restrict
  `.execute(db)
}

/** Signs of life of a leader: by the player, and by the post. */
const keepSigns = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column last_seen_at timestamptz`.execute(db)
  await sql`
    update users
    set last_seen_at = (select max(last_seen_at) from sessions where sessions.user_id = users.id)
  `.execute(db)
  await sql`alter table crews add column kept_at timestamptz`.execute(db)
  await sql`update crews set kept_at = updated_at where mission_status = 'open'`.execute(db)
}

/** What a post that nobody kept has instead of a reason; reasons are the leader's own words. */
const tellExpiry = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table crews add column expired_at timestamptz`.execute(db)
  await sql`
    update crews
    set expired_at = updated_at
    where mission_status = 'cancelled' and cancel_reason = 'Expired'
  `.execute(db)
  await sql`
    update crews
    set cancel_reason = null
    where cancel_reason in ('Expired', 'Cancelled by crew leader')
  `.execute(db)
  await sql`
    alter table crews add check (expired_at is null or mission_status = 'cancelled')
  `.execute(db)
}

/** A notice knows the application it tells of; what goes finds its messages by an index. */
const linkMessages = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table messages add column application_id integer references applications on delete set null
  `.execute(db)
  await sql`create index messages_of_crew on messages (crew_id) where crew_id is not null`.execute(db)
  await sql`create index messages_of_sender on messages (sender_id) where sender_id is not null`.execute(db)
  await sql`
    create index messages_of_application on messages (application_id) where application_id is not null
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await keepApplications(db)
  await keepSeats(db)
  await keepSigns(db)
  await tellExpiry(db)
  await linkMessages(db)
}

/** Confirmed mail addresses, which ratings count, and sanctions that outlive an account. */
import { type Kysely, sql } from 'kysely'

const addConfirmation = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column email_confirmed_at timestamptz`.execute(db)
}

/**
 * Of one rater's ratings of one player within 7 days only the newest counts. Whether a rating counts is stored, because
 * nobody can tell any more once the rater's account is deleted.
 */
const addCounts = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table received_ratings add column counts boolean not null default true`.execute(db)
  // Everything that a rating of that moment can change: itself, and those of the 7 days before.
  await sql`
    create function refresh_counted_ratings(rater integer, player integer, moment timestamptz, gone integer)
    returns void language sql as $$
      update received_ratings set counts = not superseded
      from (
        select ratings.id, created_at, coalesce(
          lead(created_at) over (order by created_at, ratings.id) - created_at < interval '7 days', false
        ) as superseded
        from ratings
        join received_ratings on rating_id = ratings.id
        where rater_id = rater
          and user_id = player
          and ratings.id is distinct from gone
          and created_at between moment - interval '7 days' and moment + interval '7 days'
      ) as given
      where rating_id = given.id and user_id = player and given.created_at <= moment and counts = superseded
    $$
  `.execute(db)
  // The player's row is changed and so locked first: of two ratings at once the second one sees the other.
  await sql`
    create or replace function count_received_rating() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.counts then
        update users set stars_received[old.stars] = stars_received[old.stars] - 1 where id = old.user_id;
      end if;
      if tg_op <> 'DELETE' and new.counts then
        update users set stars_received[new.stars] = stars_received[new.stars] + 1 where id = new.user_id;
      end if;
      if tg_op = 'INSERT' then
        perform refresh_counted_ratings(rater_id, new.user_id, created_at, null)
        from ratings where id = new.rating_id;
      end if;
      return null;
    end $$
  `.execute(db)
  // Before, because afterwards nobody knows whom the rating was about.
  await sql`
    create function refresh_without_rating() returns trigger language plpgsql as $$
    begin
      perform from users
      where id in (select user_id from received_ratings where rating_id = old.id)
      order by id
      for no key update;
      perform refresh_counted_ratings(old.rater_id, user_id, old.created_at, old.id)
      from received_ratings where rating_id = old.id;
      return old;
    end $$
  `.execute(db)
  await sql`
    create trigger refresh_without_rating before delete on ratings
    for each row when (old.rater_id is not null) execute function refresh_without_rating()
  `.execute(db)
  await sql`
    update received_ratings set counts = false
    from (
      select rating_id, user_id, lead(created_at) over pair - created_at < interval '7 days' as superseded
      from received_ratings join ratings on ratings.id = rating_id
      where rater_id is not null
      window pair as (partition by rater_id, user_id order by created_at, ratings.id)
    ) as given
    where received_ratings.rating_id = given.rating_id
      and received_ratings.user_id = given.user_id
      and superseded
  `.execute(db)
}

/** Name and address of a deleted account, as hashes, while something about it was open. */
const createFormerSanctions = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table former_sanctions (
      id integer generated always as identity primary key,
      name_hash bytea not null check (length(name_hash) = 32),
      email_hash bytea not null check (length(email_hash) = 32),
      has_open_warning boolean not null,
      created_at timestamptz not null
    )
  `.execute(db)
  await sql`create index former_sanctions_by_name on former_sanctions (name_hash)`.execute(db)
  await sql`create index former_sanctions_by_email on former_sanctions (email_hash)`.execute(db)
  await sql`create index former_sanctions_by_age on former_sanctions (created_at)`.execute(db)
  // The key of these hashes: one row, written with the first of them.
  await sql`
    create table former_sanctions_key (
      id integer primary key check (id = 1),
      key bytea not null check (length(key) = 32)
    )
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addConfirmation(db)
  await addCounts(db)
  await createFormerSanctions(db)
}

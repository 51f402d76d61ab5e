import { type Kysely, sql } from 'kysely'

const createRatings = async (db: Kysely<unknown>): Promise<void> => {
  // A rating outlives its rater: other players' averages do not change because somebody leaves.
  await sql`
    create table ratings (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      rater_id integer references users on delete set null,
      type text not null check (type in ('crew', 'leader')),
      stars integer not null check (stars between 1 and 5),
      comment text not null default '',
      created_at timestamptz not null,
      unique (crew_id, rater_id, type),
      unique (id, stars)
    )
  `.execute(db)
  await sql`create index ratings_of_rater on ratings (rater_id) where rater_id is not null`.execute(db)

  // One row for each player whom a rating is about. The key of two columns keeps the stars equal to the rating's.
  await sql`
    create table received_ratings (
      rating_id integer not null,
      user_id integer not null references users on delete cascade,
      stars integer not null,
      primary key (rating_id, user_id),
      foreign key (rating_id, stars) references ratings (id, stars) on update cascade on delete cascade
    )
  `.execute(db)
  await sql`create index received_ratings_of_user on received_ratings (user_id, rating_id desc)`.execute(db)
}

/** How many ratings a player has of one star, of two and so on. Their number and sum follow from that. */
const countByPlayer = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users drop column rating_sum, drop column rating_count`.execute(db)
  await sql`
    alter table users
      add column stars_received integer[] not null default '{0,0,0,0,0}'
        check (cardinality(stars_received) = 5 and 0 <= all (stars_received)),
      add column rating_count integer not null generated always as (
        stars_received[1] + stars_received[2] + stars_received[3] + stars_received[4] + stars_received[5]
      ) stored,
      add column rating_sum integer not null generated always as (
        stars_received[1] + 2 * stars_received[2] + 3 * stars_received[3] + 4 * stars_received[4]
          + 5 * stars_received[5]
      ) stored
  `.execute(db)
  await sql`
    create function count_received_rating() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update users set stars_received[old.stars] = stars_received[old.stars] - 1 where id = old.user_id;
      end if;
      if tg_op <> 'DELETE' then
        update users set stars_received[new.stars] = stars_received[new.stars] + 1 where id = new.user_id;
      end if;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger count_received_rating
    after insert or update or delete on received_ratings
    for each row execute function count_received_rating()
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createRatings(db)
  await countByPlayer(db)
}

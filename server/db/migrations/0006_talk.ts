/** What players say to each other and about each other: comments, messages and ratings. */
import { type Kysely, sql } from 'kysely'

const createComments = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table comments (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      author_id integer references users on delete set null,
      parent_id integer references comments on delete cascade,
      channel text not null check (channel in ('public', 'crew')),
      body text not null,
      created_at timestamptz not null,
      removed_at timestamptz,
      removed_by text check (removed_by in ('author', 'leader', 'moderator')),
      check ((removed_at is null) = (removed_by is null)),
      check (removed_at is null or body = '')
    )
  `.execute(db)
  await sql`
    create index comments_newest on comments (crew_id, channel, id desc) where parent_id is null
  `.execute(db)
  await sql`create index comments_replies on comments (parent_id, id) where parent_id is not null`.execute(db)
  // So that deleting a crew or a player finds its comments by an index.
  await sql`create index comments_of_crew on comments (crew_id)`.execute(db)
  // With the time of the removal, so that the index alone says which comments of a player count.
  await sql`
    create index comments_of_author on comments (author_id, removed_at) where author_id is not null
  `.execute(db)
  await sql`
    create table comment_notices (
      crew_id integer not null references crews on delete cascade,
      user_id integer not null references users on delete cascade,
      sent_at timestamptz not null,
      mentioned_at timestamptz,
      primary key (crew_id, user_id)
    )
  `.execute(db)
  await sql`create index comment_notices_of_user on comment_notices (user_id)`.execute(db)
}

/** The chat of a crew in its order, and how far each player has read it. */
const createChat = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table chat_reads (
      crew_id integer not null references crews on delete cascade,
      user_id integer not null references users on delete cascade,
      read_up_to integer not null,
      primary key (crew_id, user_id)
    )
  `.execute(db)
  await sql`create index comments_of_chat on comments (crew_id, id desc) where channel = 'crew'`.execute(db)
  // So that the deletion of an account finds them by an index.
  await sql`create index chat_reads_of_user on chat_reads (user_id)`.execute(db)
}

/** What players write to each other, and notices of the site: these are a type with data, written out when they are read. */
const createMessages = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table messages (
      id integer generated always as identity primary key,
      receiver_id integer not null references users on delete cascade,
      sender_id integer references users on delete set null,
      kind text not null check (kind in ('system', 'direct', 'invitation')),
      crew_id integer references crews on delete set null,
      application_id integer references applications on delete set null,
      comment_id integer references comments on delete set null,
      body text not null,
      created_at timestamptz not null,
      read_at timestamptz,
      deleted_by_receiver boolean not null default false,
      deleted_by_sender boolean not null default false,
      notice_type text,
      notice_data jsonb,
      notice_kind text,
      constraint messages_not_to_oneself check (sender_id <> receiver_id),
      constraint messages_notice_check check ((kind = 'system') = (notice_type is not null)),
      constraint messages_notice_data_check check ((notice_type is null) = (notice_data is null))
    )
  `.execute(db)
  // Pages of the inbox are cut by id, so the order of the ids is the order of the list.
  await sql`
    create index messages_inbox on messages (receiver_id, id desc) where not deleted_by_receiver
  `.execute(db)
  await sql`create index messages_unread on messages (receiver_id, id desc) where read_at is null`.execute(db)
  // Each kind is a folder of its own, of which there may be few among very many of the other.
  await sql`
    create index messages_notices on messages (receiver_id, id desc)
      where kind = 'system' and not deleted_by_receiver
  `.execute(db)
  await sql`
    create index messages_letters on messages (receiver_id, id desc)
      where kind <> 'system' and not deleted_by_receiver
  `.execute(db)
  // Counts what is unread without reading the rows.
  await sql`
    create index messages_unread_kinds on messages (receiver_id, kind) where read_at is null
  `.execute(db)
  await sql`
    create index messages_conversation on messages
      (least(sender_id, receiver_id), greatest(sender_id, receiver_id), id desc)
      where sender_id is not null
  `.execute(db)
  await sql`
    create index messages_of_sender on messages (sender_id, id desc) where sender_id is not null
  `.execute(db)
  // The inbox has indexes of its own, without what was deleted or read. Exports and deletions need all messages.
  await sql`create index messages_of_receiver on messages (receiver_id, id)`.execute(db)
  // So that deleting a crew, an application or a comment finds its messages by an index.
  await sql`create index messages_of_crew on messages (crew_id) where crew_id is not null`.execute(db)
  await sql`
    create index messages_of_application on messages (application_id) where application_id is not null
  `.execute(db)
  await sql`
    create index messages_of_comment on messages (comment_id) where comment_id is not null
  `.execute(db)
}

const createRatings = async (db: Kysely<unknown>): Promise<void> => {
  // A rating outlives its rater: other players' averages do not change because a player leaves.
  await sql`
    create table ratings (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      rater_id integer references users on delete set null,
      type text not null check (type in ('crew', 'leader')),
      stars integer not null check (stars between 1 and 5),
      comment text not null default '',
      created_at timestamptz not null,
      opens_at timestamptz,
      unique (crew_id, rater_id, type),
      unique (id, stars)
    )
  `.execute(db)
  await sql`create index ratings_of_rater on ratings (rater_id) where rater_id is not null`.execute(db)
  await sql`create index ratings_to_open on ratings (opens_at) where opens_at is not null`.execute(db)

  // One row for each player that a rating is about. The key of two columns keeps the stars equal to the rating's.
  await sql`
    create table received_ratings (
      rating_id integer not null,
      user_id integer not null references users on delete cascade,
      stars integer not null,
      counts boolean not null default true,
      primary key (rating_id, user_id),
      foreign key (rating_id, stars) references ratings (id, stars) on update cascade on delete cascade
    )
  `.execute(db)
  await sql`create index received_ratings_of_user on received_ratings (user_id, rating_id desc)`.execute(db)
}

/**
 * Of one rater's ratings of one player within 7 days only the newest counts. Whether a rating counts is stored, because
 * it cannot be derived once the rater's account is deleted.
 */
const countRatings = async (db: Kysely<unknown>): Promise<void> => {
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
  // The player's row is changed and so locked first: of two concurrent ratings the second one sees the other.
  await sql`
    create function count_received_rating() returns trigger language plpgsql as $$
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
  await sql`
    create trigger count_received_rating
    after insert or update or delete on received_ratings
    for each row execute function count_received_rating()
  `.execute(db)
  // Before, because afterwards it is not known who was rated.
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
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createComments(db)
  await createChat(db)
  await createMessages(db)
  await createRatings(db)
  await countRatings(db)
}

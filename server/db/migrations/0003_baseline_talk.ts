/** What players say to each other and about each other: comments, messages, notices and ratings. */
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
  // With the time of the removal, so that the index alone can tell which comments of a player count.
  await sql`
    create index comments_of_author on comments (author_id, removed_at) where author_id is not null
  `.execute(db)
  await sql`
    create table comment_notices (
      crew_id integer not null references crews on delete cascade,
      user_id integer not null references users on delete cascade,
      sent_at timestamptz not null,
      primary key (crew_id, user_id)
    )
  `.execute(db)
  await sql`create index comment_notices_of_user on comment_notices (user_id)`.execute(db)
}

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
      constraint messages_not_to_oneself check (sender_id <> receiver_id)
    )
  `.execute(db)
  // Pages of the inbox are cut by id, so the order of the ids is the order of the list.
  await sql`
    create index messages_inbox on messages (receiver_id, id desc) where not deleted_by_receiver
  `.execute(db)
  await sql`create index messages_unread on messages (receiver_id, id desc) where read_at is null`.execute(db)
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

const createNotices = async (db: Kysely<unknown>): Promise<void> => {
  // A player without a row has the default: in the inbox, not by mail. The kinds are those of the contract.
  await sql`
    create table notice_settings (
      user_id integer not null references users on delete cascade,
      kind text not null,
      in_inbox boolean not null,
      by_mail boolean not null,
      primary key (user_id, kind)
    )
  `.execute(db)
  // What is waiting to be mailed. `message_id`: what the mail is about, if it is in the inbox too.
  await sql`
    create table notice_mails (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      message_id integer references messages on delete cascade,
      body text not null,
      created_at timestamptz not null,
      batch_at timestamptz
    )
  `.execute(db)
  await sql`create index notice_mails_waiting on notice_mails (user_id) where batch_at is null`.execute(db)
  await sql`create index notice_mails_of_user on notice_mails (user_id, batch_at)`.execute(db)
  await sql`
    create index notice_mails_of_message on notice_mails (message_id) where message_id is not null
  `.execute(db)
}

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

const countStars = async (db: Kysely<unknown>): Promise<void> => {
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
  await createComments(db)
  await createMessages(db)
  await createNotices(db)
  await createRatings(db)
  await countStars(db)
}

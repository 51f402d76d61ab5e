import { type Kysely, sql } from 'kysely'

/** A player without a row has the default: in the inbox, not by mail. */
const createNoticeSettings = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table notice_settings (
      user_id integer not null references users on delete cascade,
      kind text not null check (kind in ('application', 'decision', 'mission', 'reminder', 'rating', 'comment',
        'message', 'invitation')),
      in_inbox boolean not null,
      by_mail boolean not null,
      primary key (user_id, kind),
      check (in_inbox or kind in ('mission', 'reminder', 'rating', 'comment'))
    )
  `.execute(db)
  await sql`
    insert into notice_settings (user_id, kind, in_inbox, by_mail)
    select id, 'reminder', true, true from users where mail_reminders
  `.execute(db)
  await sql`alter table users drop column mail_reminders`.execute(db)
}

/** What is waiting to be mailed. `message_id`: what the mail is about, if it is in the inbox too. */
const createNoticeMails = async (db: Kysely<unknown>): Promise<void> => {
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

/** One row a player, so that only the newest link works. */
const createEmailChanges = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table email_changes (
      user_id integer primary key references users on delete cascade,
      email text not null check (email ~ '^[!-~]+$'),
      token_hash bytea not null unique check (length(token_hash) = 32),
      expires_at timestamptz not null
    )
  `.execute(db)
}

/** The inbox has indexes of its own, without what was deleted or read. Exports and deletions need all messages. */
const indexMessages = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index messages_of_receiver on messages (receiver_id, id)`.execute(db)
}

/**
 * When a player deletes their account, their row goes. Past missions keep their leader and members: they move to a new
 * row that says nothing about the player.
 */
const allowFormerPlayers = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table users
      add column deleted_at timestamptz,
      drop constraint users_username_check,
      add constraint users_username_check
        check (deleted_at is not null or username ~ '^[A-Za-z0-9_-]{3,24}$'),
      add constraint users_former_check check (deleted_at is null or (
        username = '[deleted]' and email = '[deleted]' and password_hash = '' and display_name is null and bio = ''
        and citizen_id is null and profile_image is null and user_role = 'citizen' and week_hours is null
        and last_seen_at is null
      ))
  `.execute(db)
  await sql`drop index users_username_key, users_email_key`.execute(db)
  await sql`
    create unique index users_username_key on users (lower(username collate "C")) where deleted_at is null
  `.execute(db)
  await sql`
    create unique index users_email_key on users (lower(email collate "C")) where deleted_at is null
  `.execute(db)
}

/** Nothing is counted for former players: nobody asks, and moving a thousand missions would count each of them. */
const countOnlyPlayers = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create or replace function create_player_counts() returns trigger language plpgsql as $$
    begin
      insert into player_counts (user_id) select new.id where new.deleted_at is null;
      return null;
    end $$
  `.execute(db)
  await sql`
    create or replace function count_changed_crew() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.mission_status = new.mission_status
        and not exists (select from player_counts where user_id in (old.author_id, new.author_id))
      then
        return new;
      end if;
      perform count_crew(old, -1);
      if tg_op = 'DELETE' then
        return old;
      end if;
      perform count_crew(new, 1);
      return new;
    end $$
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createNoticeSettings(db)
  await createNoticeMails(db)
  await createEmailChanges(db)
  await indexMessages(db)
  await allowFormerPlayers(db)
  await countOnlyPlayers(db)
}

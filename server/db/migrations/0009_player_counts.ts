/** What players did, counted by triggers. */
import { type Kysely, sql } from 'kysely'

/** Calls the function of the same name for each row. */
const createTrigger = (db: Kysely<unknown>, name: string, moment: string) =>
  sql.raw(`create trigger ${name} ${moment} for each row execute function ${name}()`).execute(db)

/**
 * Apart from users, whose rows are locked by everyone who writes to a player. Nothing is counted for former players:
 * no one asks, and moving a thousand missions would count each of them.
 */
const createCounts = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table player_counts (
      user_id integer primary key references users on delete cascade,
      created integer not null default 0 check (created >= 0),
      led integer not null default 0 check (led >= 0),
      completed integer not null default 0 check (completed >= 0),
      cancelled integer not null default 0 check (cancelled >= 0),
      threads integer not null default 0 check (threads >= 0),
      thread_views bigint not null default 0 check (thread_views >= 0)
    ) with (fillfactor = 50)
  `.execute(db)
  await sql`
    create function create_player_counts() returns trigger language plpgsql as $$
    begin
      insert into player_counts (user_id) select new.id where new.deleted_at is null;
      return null;
    end $$
  `.execute(db)
  await createTrigger(db, 'create_player_counts', 'after insert on users')
}

const countMissions = async (db: Kysely<unknown>): Promise<void> => {
  // Everything that a crew counts for, added or taken away. Players are locked in the order of their ids, so that two
  // missions with the same players do not deadlock.
  await sql`
    create function count_crew(crew crews, change integer) returns void language plpgsql as $$
    declare
      completed_change integer := change * (crew.mission_status in ('completed', 'ended'))::integer;
      cancelled_change integer := change * (crew.mission_status = 'cancelled')::integer;
    begin
      perform from player_counts
      where user_id = crew.author_id or user_id in (select user_id from crew_members where crew_id = crew.id)
      order by user_id
      for no key update;
      update player_counts set
        created = created + change,
        led = led + completed_change,
        completed = completed + completed_change,
        cancelled = cancelled + cancelled_change,
        threads = threads
          + change * (exists (select from comments where crew_id = crew.id and removed_at is null))::integer,
        thread_views = thread_views
          + change * coalesce((select views from crew_views where crew_id = crew.id), 0)
      where user_id = crew.author_id;
      update player_counts set
        completed = completed + completed_change,
        cancelled = cancelled + cancelled_change
      where user_id in (select user_id from crew_members where crew_id = crew.id);
    end $$
  `.execute(db)
  await sql`
    create function count_changed_crew() returns trigger language plpgsql as $$
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
  await sql`
    create trigger count_changed_crew
    after update of mission_status, author_id on crews
    for each row when (
      old.author_id <> new.author_id
      or old.mission_status <> new.mission_status and new.mission_status in ('completed', 'cancelled')
      or old.mission_status in ('completed', 'ended', 'cancelled')
    )
    execute function count_changed_crew()
  `.execute(db)
  // Before, because afterwards its members, comments and views are gone.
  await sql`
    create trigger count_deleted_crew before delete on crews for each row execute function count_changed_crew()
  `.execute(db)
}

/** New rows are counted once for each statement: thousands of updates of one row in a transaction would be slow. */
const countNewRows = async (db: Kysely<unknown>): Promise<void> => {
  const count = async (name: string, table: string, asLeader: 1 | 0, added: string) => {
    await sql
      .raw(`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          perform from player_counts
          where user_id in (select user_id from (${added}) as flown)
          order by user_id
          for no key update;
          update player_counts set
            created = created + ${asLeader} * added,
            led = led + ${asLeader} * counts.completed,
            completed = player_counts.completed + counts.completed,
            cancelled = player_counts.cancelled + counts.cancelled
          from (
            select user_id, count(*) as added,
              count(*) filter (where mission_status in ('completed', 'ended')) as completed,
              count(*) filter (where mission_status = 'cancelled') as cancelled
            from (${added}) as flown
            group by user_id
          ) as counts
          where player_counts.user_id = counts.user_id;
          return null;
        end $$
      `)
      .execute(db)
    const moment = `after insert on ${table} referencing new table as new_rows for each statement`
    await sql.raw(`create trigger ${name} ${moment} execute function ${name}()`).execute(db)
  }
  await count('count_new_crews', 'crews', 1, 'select author_id as user_id, mission_status from new_rows')
  // While a mission runs, joining it counts for nothing.
  await count(
    'count_new_members',
    'crew_members',
    0,
    `select user_id, mission_status from new_rows join crews on crews.id = crew_id
     where mission_status not in ('open', 'in_progress')`,
  )
}

const countFormerMembers = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function count_former_member() returns trigger language plpgsql as $$
    declare
      status text := (select mission_status from crews where id = old.crew_id);
    begin
      update player_counts set
        completed = completed - (status in ('completed', 'ended'))::integer,
        cancelled = cancelled - (status = 'cancelled')::integer
      where user_id = old.user_id and status not in ('open', 'in_progress');
      return null;
    end $$
  `.execute(db)
  await createTrigger(db, 'count_former_member', 'after delete on crew_members')
}

/** A removed comment counts for nothing. The leader's row is locked first: of two first comments one counts. */
const countThreads = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function count_thread() returns trigger language plpgsql as $$
    declare
      changed comments := case when tg_op = 'INSERT' then new else old end;
      change integer := case when tg_op = 'INSERT' then 1 else -1 end;
      leader integer := (select author_id from crews where id = changed.crew_id);
    begin
      if changed.removed_at is not null or tg_op = 'UPDATE' and new.removed_at is null then
        return null;
      end if;
      perform from player_counts where user_id = leader for no key update;
      if not exists (
        select from comments where crew_id = changed.crew_id and id <> changed.id and removed_at is null
      ) then
        update player_counts set threads = threads + change where user_id = leader;
      end if;
      return null;
    end $$
  `.execute(db)
  await createTrigger(db, 'count_thread', 'after insert or update of removed_at or delete on comments')
}

/** Deleted with their crew, which counts them. */
const countViews = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function count_views() returns trigger language plpgsql as $$
    begin
      update player_counts
      set thread_views = thread_views + new.views - case when tg_op = 'UPDATE' then old.views else 0 end
      where user_id = (select author_id from crews where id = new.crew_id);
      return null;
    end $$
  `.execute(db)
  await createTrigger(db, 'count_views', 'after insert or update on crew_views')
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createCounts(db)
  await countMissions(db)
  await countNewRows(db)
  await countFormerMembers(db)
  await countThreads(db)
  await countViews(db)
}

import { type Kysely, sql } from 'kysely'

/** Applications and comments of a player are entries of one index: they are counted when somebody asks. */
const countOnReading = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop trigger count_application on applications`.execute(db)
  await sql`drop function count_application()`.execute(db)
  await sql`alter table player_counts drop column applied, drop column replies`.execute(db)
  // With the time of the removal, so that the index alone can tell which comments count.
  await sql`drop index comments_of_author`.execute(db)
  await sql`
    create index comments_of_author on comments (author_id, removed_at) where author_id is not null
  `.execute(db)
}

/** A removed comment counts for nothing. The leader's row is locked first: of two first comments one counts. */
const countThreads = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop trigger count_comment on comments`.execute(db)
  await sql`drop function count_comment()`.execute(db)
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
  await sql`
    create trigger count_thread after insert or update of removed_at or delete on comments
    for each row execute function count_thread()
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await countOnReading(db)
  await countThreads(db)
}

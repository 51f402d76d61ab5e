/** Who manages which server at Discord; and what a player made channels follow ends with the link to their account there. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table discord_managers (
      user_id integer not null
        references users on delete cascade
        references discord_accounts on delete cascade,
      guild_id text not null,
      guild_name text,
      is_manager boolean not null,
      said_at timestamptz not null,
      primary key (user_id, guild_id)
    )
  `.execute(db)
  await sql`
    delete from discord_follows where user_id not in (select user_id from discord_accounts)
  `.execute(db)
  await sql`
    insert into discord_managers
    select user_id, guild_id, max(guild_name), true, max(managed_at)
    from discord_follows
    where managed_at is not null
    group by user_id, guild_id
  `.execute(db)
  await sql`
    alter table discord_follows
      drop column managed_at,
      add foreign key (user_id) references discord_accounts on delete cascade
  `.execute(db)
}

/** The folded names of players in a column, which a trigger keeps: an index of the expression is slow to search. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column names_text text not null default ''`.execute(db)
  // A trigger, so that nodes of the version before do it too. As a generated column they would rewrite the table while
  // everybody waits.
  await sql`
    create function keep_player_names() returns trigger language plpgsql as $$
    begin
      new.names_text := e'\\n' || concat_ws(e'\\n',
        fold_name(new.username), fold_name(new.display_name), fold_name(new.citizen_id), fold_name(new.organisation)
      ) || e'\\n';
      return new;
    end $$
  `.execute(db)
  await sql`
    create trigger keep_player_names
    before insert or update of username, display_name, citizen_id, organisation on users
    for each row execute function keep_player_names()
  `.execute(db)
}

/** Players find each other: organisations, the text that searches for players look through, favourites. */
import { type Kysely, sql } from 'kysely'

/**
 * Folds like `words/folded-words.ts`, where it can: both sides of a comparison are folded by this function. Everything
 * but letters and digits of ASCII, and all other characters, becomes a space.
 */
const createFold = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function fold_name(name text) returns text language sql immutable strict parallel safe as $$
      select regexp_replace(
        btrim(regexp_replace(
          translate(
            replace(replace(replace(
              lower(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g')),
              'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
            'øłđ', 'old'
          ),
          '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]+', ' ', 'g'
        )),
        '([aou])e', '\\1', 'g'
      )
    $$
  `.execute(db)
}

/**
 * The names on a line each, with a line break before each: a search finds where one begins. A trigger keeps them, also for
 * nodes of the version before. As a generated column they would rewrite the table while everybody waits.
 */
const createNames = async (db: Kysely<unknown>): Promise<void> => {
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

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createFold(db)
  // The next migration validates them: that reads the whole table, for which nobody should wait.
  await sql`
    alter table users
      add column organisation text,
      add column names_text text not null default '',
      add constraint users_organisation_check check (length(organisation) between 1 and 40) not valid,
      add constraint users_former_organisation_check check (deleted_at is null or organisation is null) not valid
  `.execute(db)
  await createNames(db)
  await sql`
    create table favourites (
      user_id integer not null references users on delete cascade,
      favourite_id integer not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, favourite_id),
      check (user_id <> favourite_id)
    )
  `.execute(db)
  await sql`create index favourites_of_favourite on favourites (favourite_id)`.execute(db)
}

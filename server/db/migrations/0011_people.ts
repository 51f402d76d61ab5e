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
 * The names on a line each, with a line break before each: a search finds where one begins. They are in an index, not in a
 * column: that would rewrite the table while everybody waits. Not as a quoted body: an index is built without a search path.
 */
const createNames = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function player_names(username text, display_name text, citizen_id text, organisation text)
    returns text language sql immutable parallel safe
    return e'\\n' || fold_name(username) || e'\\n' || fold_name(coalesce(display_name, ''))
      || e'\\n' || fold_name(coalesce(citizen_id, '')) || e'\\n' || fold_name(coalesce(organisation, '')) || e'\\n'
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createFold(db)
  await createNames(db)
  // The next migration validates them: that reads the whole table, for which nobody should wait.
  await sql`
    alter table users
      add column organisation text,
      add constraint users_organisation_check check (length(organisation) between 1 and 40) not valid,
      add constraint users_former_organisation_check check (deleted_at is null or organisation is null) not valid
  `.execute(db)
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

import { type Kysely, sql } from 'kysely'

// What the board asks for; the queries spell it the same way, so that these indexes serve them.
const onBoard = sql.raw(`mission_status in ('open', 'in_progress') and current_crew_size < max_crew_size`)

const columns = ['activity', 'ship_size', 'experience_level', 'timezone', 'max_crew_size', 'language_mask']

/** Everything else a filter looks at, so that pages and totals come from the index alone. */
const including = (first: string) => sql.raw(columns.filter((column) => column !== first).join(', '))

// One bit a language, in the order of contract/wire/languages.ts.
const languageBits = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'zh', 'ja'].map(
  (code, bit) =>
    `case when primary_language = '${code}' or '${code}' = any(required_languages) then ${2 ** bit} else 0 end`,
)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create extension if not exists fuzzystrmatch`.execute(db)

  await sql`
    alter table crews add column language_mask integer not null
      generated always as (${sql.raw(languageBits.join(' + '))}) stored
  `.execute(db)

  // Every word that was ever used in a post: what a typing error is compared with.
  await sql`create table crew_words (word text primary key)`.execute(db)
  await sql`create index crew_words_alike on crew_words using gin (word gin_trgm_ops)`.execute(db)
  // In order, so that two posts with the same new words cannot wait for each other.
  await sql`
    create function learn_crew_words() returns trigger language plpgsql as $$
    begin
      insert into crew_words (word)
      select distinct word
      from regexp_split_to_table(new.search_text, '[\\s!-/:-@[-\`{-~–—…„“”‚‘’«»]+') as word
      where length(word) between 4 and 40
      order by word
      on conflict do nothing;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger learn_crew_words after insert or update of search_text on crews
      for each row execute function learn_crew_words()
  `.execute(db)

  // Words stand between single spaces, the first one too, so that a beginning can be asked for.
  await sql`update crews set search_text = ' ' || regexp_replace(search_text, '\\s+', ' ', 'g')`.execute(db)

  for (const index of ['crews_board_newest', 'crews_board_soonest', 'crews_newest', 'crews_soonest']) {
    await sql`drop index ${sql.ref(index)}`.execute(db)
  }
  await sql`
    create index crews_board_newest on crews (created_at desc, id desc)
      include (scheduled_time, mission_status, ${including('created_at')}) where ${onBoard}
  `.execute(db)
  await sql`
    create index crews_board_soonest on crews (scheduled_time, id)
      include (mission_status, ${including('scheduled_time')}) where ${onBoard}
  `.execute(db)
  await sql`
    create index crews_newest on crews (created_at desc, id desc)
      include (scheduled_time, ${including('created_at')})
  `.execute(db)
  await sql`
    create index crews_soonest on crews (scheduled_time, id) include (${including('scheduled_time')})
  `.execute(db)
  // Among all that was ever posted, each filter narrows by an index of its own.
  for (const column of columns.filter((name) => name !== 'max_crew_size')) {
    await sql`
      create index ${sql.ref(`crews_by_${column}`)} on crews (${sql.ref(column)}, created_at desc, id desc)
        include (scheduled_time, ${including(column)})
    `.execute(db)
  }

  // A crew size matches half of them: the narrower the index, the sooner they are counted.
  await sql`create index crews_by_max_crew_size on crews (max_crew_size)`.execute(db)
}

import { type Kysely, sql } from 'kysely'

const onBoardIn = (row: string) =>
  `${row}.mission_status in ('open', 'in_progress') and ${row}.current_crew_size < ${row}.max_crew_size`
// What the board asks for; the queries spell it the same way, so that the indexes serve them.
const onBoard = sql.raw(onBoardIn('crews'))

/** How many posts one row knows of. A bit string this long is compressed, so that a rare word takes a few bytes. */
const size = sql.raw('16384')

/** Every column that says where a post stands in the index. */
const places = (row: string) =>
  [
    'activity',
    'ship_size',
    'experience_level',
    'timezone',
    'max_crew_size',
    'primary_language',
    'required_languages',
    'search_text',
  ]
    .map((column) => `${row}.${column}`)
    .concat(`(${onBoardIn(row)})`)
    .join(', ')

const createIndexTable = async (db: Kysely<unknown>) => {
  // For each value of each facet the posts that have it, a bit for each: post n is bit n % size of segment n / size.
  await sql`
    create table crew_index (
      facet text not null,
      value text not null,
      segment integer not null,
      posts bit(${size}) not null,
      primary key (facet, value, segment)
    ) with (fillfactor = 70)
  `.execute(db)
  await sql`
    alter table crew_index alter column posts set storage main, alter column posts set statistics 0
  `.execute(db)
  // Four times as fast to write; not every server was built with it.
  await sql`
    do $$ begin
      alter table crew_index alter column posts set compression lz4;
    exception when feature_not_supported then null;
    end $$
  `.execute(db)

  // What a search can ask for: one or two letters where a word begins; one or two signs that are not of an alphabet
  // anywhere; any three; and words, among which a longer part is looked up. A word too long for an index is cut into
  // pieces of 400 signs, each beginning 200 after the one before, so that any 200 signs, the most that are asked for, are
  // in one of them.
  await sql`create type crew_facet as (facet text, value text)`.execute(db)
  await sql`
    create function crew_facets(crew crews) returns setof crew_facet language sql immutable as $$
      select facet, value
      from (
        values
          ('post', 'any'),
          ('board', case when ${sql.raw(onBoardIn('crew'))} then 'on' end),
          ('activity', crew.activity),
          ('ship_size', crew.ship_size),
          ('experience_level', crew.experience_level),
          ('timezone', crew.timezone),
          ('max_crew_size', crew.max_crew_size::text),
          ('language', crew.primary_language)
      ) as single (facet, value)
      where value is not null and crew.id is not null
      union
      select 'language', unnest(crew.required_languages)
      union
      select kind.facet, kind.value
      from
        unnest(string_to_array(ltrim(crew.search_text), ' ')) as word,
        lateral (
          select 'beginning', left(word, letters) from generate_series(1, least(length(word), 2)) as letters
          union all
          select 'few', substr(word, first, signs)
          from generate_series(1, 2) as signs, generate_series(1, length(word) - signs + 1) as first
          where word ~ '[^a-z0-9Ͱ-ӿ]' and substr(word, first, signs) ~ '[^a-z0-9Ͱ-ӿ]'
          union all
          select 'three', substr(word, first, 3) from generate_series(1, length(word) - 2) as first
          union all
          select 'word', substr(word, 1 + 200 * piece, 400)
          from generate_series(0, greatest(length(word) - 201, 0) / 200) as piece
        ) as kind (facet, value)
    $$
  `.execute(db)

  // Looks at 128 posts at a time, since most of them have none of what is rare.
  await sql`
    create function crew_ids(segment integer, posts bit) returns setof integer language sql immutable as $$
      select segment * ${size} + start + n
      from
        generate_series(0, ${size} - 128, 128) as start,
        substring(posts from start + 1 for 128) as part,
        generate_series(0, 127) as n
      where bit_count(part) > 0 and get_bit(part, n) = 1
    $$
  `.execute(db)
}

const keepItTrue = async (db: Kysely<unknown>) => {
  // Two posts share nearly all their rows here, so one writes after the other; and only while it commits, when it waits
  // for nothing else any more. Compiling the queries would take longer than running them.
  await sql`
    create function index_crew() returns trigger language plpgsql
    set search_path from current set jit = off
    as $$
    declare
      gone crew_facet[] := array(
        select (facet, value)::crew_facet
        from (select * from crew_facets(old) except select * from crew_facets(new)) as facets
      );
      added crew_facet[] := array(
        select (facet, value)::crew_facet
        from (select * from crew_facets(new) except select * from crew_facets(old)) as facets
      );
    begin
      perform pg_advisory_xact_lock('crew_index'::regclass::oid::bigint);

      if gone <> '{}' then
        delete from crew_index using unnest(gone) as was
        where crew_index.facet = was.facet and crew_index.value = was.value and segment = old.id / ${size}
          and bit_count(posts) = 1;
        update crew_index set posts = set_bit(posts, old.id % ${size}, 0) from unnest(gone) as was
        where crew_index.facet = was.facet and crew_index.value = was.value and segment = old.id / ${size};
        delete from crew_words using unnest(gone) as was
        where was.facet = 'word' and word = was.value
          and not exists (select from crew_index where facet = 'word' and value = word);
      end if;

      insert into crew_index (facet, value, segment, posts)
      select facet, value, new.id / ${size}, set_bit(0::bit(${size}), new.id % ${size}, 1) from unnest(added)
      on conflict (facet, value, segment) do update set posts = crew_index.posts | excluded.posts;
      insert into crew_words (word) select value from unnest(added) where facet = 'word' on conflict do nothing;

      return null;
    end
    $$
  `.execute(db)
  await sql`
    create constraint trigger crews_indexed after insert or delete on crews
      deferrable initially deferred for each row execute function index_crew()
  `.execute(db)
  await sql`
    create constraint trigger crews_indexed_again after update on crews
      deferrable initially deferred for each row
      when ((${sql.raw(places('old'))}) is distinct from (${sql.raw(places('new'))}))
      execute function index_crew()
  `.execute(db)

  // After many posts were written past the triggers. Without statistics the planner would read all words of a segment.
  await sql`
    create function rebuild_crew_index() returns void language plpgsql set search_path from current as $$
    begin
      perform pg_advisory_xact_lock('crew_index'::regclass::oid::bigint);
      delete from crew_index;
      delete from crew_words;
      for this_segment in 0 .. (select coalesce(max(id), 0) / ${size} from crews) loop
        insert into crew_index (facet, value, segment, posts)
        select facet, value, this_segment, bit_or(set_bit(0::bit(${size}), id % ${size}, 1))
        from crews, crew_facets(crews)
        where id >= this_segment * ${size} and id < (this_segment + 1) * ${size}
        group by facet, value;
      end loop;
      insert into crew_words (word) select distinct value from crew_index where facet = 'word';
      analyze crew_index, crew_words;
    end
    $$
  `.execute(db)
}

/** Everything it stands in for. */
const dropWhatWas = async (db: Kysely<unknown>) => {
  await sql`drop trigger learn_crew_words on crews`.execute(db)
  await sql`drop function learn_crew_words()`.execute(db)
  await sql`drop index crews_words, crews_board_words, crews_by_max_crew_size`.execute(db)
  await sql`drop index crews_board_newest, crews_board_soonest, crews_newest, crews_soonest`.execute(db)
  for (const column of ['activity', 'ship_size', 'experience_level', 'timezone']) {
    await sql`drop index ${sql.ref(`crews_by_${column}`)}`.execute(db)
  }
  await sql`alter table crews drop column language_mask`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await dropWhatWas(db)
  // A word with a sign at its end is a word without it, too.
  await sql`
    update crews set search_text = search_text || missing.words
    from (
      select id, string_agg(' ' || part, '') as words
      from (
        select id, regexp_split_to_table(search_text, '[\\s!-/:-@[-\`{-~–—…„“”‚‘’«»]+') as part from crews
        except
        select id, unnest(string_to_array(search_text, ' ')) from crews
      ) as parts
      group by id
    ) as missing
    where missing.id = crews.id
  `.execute(db)
  await createIndexTable(db)
  await keepItTrue(db)
  await sql`select rebuild_crew_index()`.execute(db)

  // The orders in which the posts are shown, with what is looked at on the way.
  await sql`create index crews_newest on crews (created_at desc, id desc)`.execute(db)
  await sql`create index crews_soonest on crews (scheduled_time, id) include (created_at)`.execute(db)
  await sql`create index crews_board_newest on crews (created_at desc, id desc) where ${onBoard}`.execute(db)
  await sql`
    create index crews_board_soonest on crews (scheduled_time, id)
      include (created_at, mission_status) where ${onBoard}
  `.execute(db)
}

import { type Kysely, sql } from 'kysely'

// What the board asks for; the queries spell it the same way, so that the indexes serve them.
const onBoard = `mission_status in ('open', 'in_progress') and current_crew_size < max_crew_size`
const onBoardIn = (row: string) =>
  `${row}.mission_status in ('open', 'in_progress') and ${row}.current_crew_size < ${row}.max_crew_size`

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
  // For each value of each facet the posts that have it, a bit for each: post n is bit n % 16384 of segment
  // n / 16384. A bit string this long is compressed, so that a rare word takes a few bytes.
  await sql`
    create table crew_index (
      facet text not null,
      value text not null,
      segment integer not null,
      posts bit(16384) not null,
      primary key (facet, value, segment)
    ) with (fillfactor = 70)
  `.execute(db)
  await sql`
    alter table crew_index alter column posts set storage main, alter column posts set statistics 0
  `.execute(db)

  // A word too long for an index is cut into pieces that overlap by more than can be asked for.
  await sql`
    create function crew_facets(crew crews) returns table (facet text, value text) language sql immutable as $$
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
      select 'word', substr(word, 1 + 200 * piece, 400)
      from
        unnest(string_to_array(ltrim(crew.search_text), ' ')) as word,
        generate_series(0, greatest(length(word) - 201, 0) / 200) as piece
    $$
  `.execute(db)

  // Looks at 128 posts at a time, since most of them have none of what is rare.
  await sql`
    create function crew_ids(segment integer, posts bit) returns setof integer language sql immutable as $$
      select segment * 16384 + start + n
      from
        generate_series(0, 16256, 128) as start,
        substring(posts from start + 1 for 128) as part,
        generate_series(0, 127) as n
      where bit_count(part) > 0 and get_bit(part, n) = 1
    $$
  `.execute(db)
}

const keepItTrue = async (db: Kysely<unknown>) => {
  // Two posts share nearly all their rows here, so one writes after the other; and only while it commits, when
  // it waits for nothing else any more.
  await sql`
    create function index_crew() returns trigger language plpgsql as $$
    declare
      place record;
    begin
      perform pg_advisory_xact_lock('crew_index'::regclass::oid::bigint);

      for place in select * from crew_facets(old) except select * from crew_facets(new) loop
        update crew_index set posts = set_bit(posts, old.id % 16384, 0)
        where facet = place.facet and value = place.value and segment = old.id / 16384;
        delete from crew_index
        where facet = place.facet and value = place.value and segment = old.id / 16384 and bit_count(posts) = 0;
        if place.facet = 'word' then
          delete from crew_words
          where word = place.value
            and not exists (select from crew_index where facet = 'word' and value = place.value);
        end if;
      end loop;

      for place in select * from crew_facets(new) except select * from crew_facets(old) loop
        insert into crew_index (facet, value, segment, posts)
        values (place.facet, place.value, new.id / 16384, set_bit(0::bit(16384), new.id % 16384, 1))
        on conflict (facet, value, segment) do update set posts = crew_index.posts | excluded.posts;
        if place.facet = 'word' then
          insert into crew_words (word) values (place.value) on conflict do nothing;
        end if;
      end loop;

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

  // After many posts were written past the triggers.
  await sql`
    create function rebuild_crew_index() returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock('crew_index'::regclass::oid::bigint);
      delete from crew_index;
      delete from crew_words;
      for this_segment in 0 .. (select coalesce(max(id), 0) / 16384 from crews) loop
        insert into crew_index (facet, value, segment, posts)
        select facet, value, this_segment, bit_or(set_bit(0::bit(16384), id % 16384, 1))
        from crews, crew_facets(crews)
        where id >= this_segment * 16384 and id < (this_segment + 1) * 16384
        group by facet, value;
      end loop;
      insert into crew_words (word) select distinct value from crew_index where facet = 'word';
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
    update crews set search_text = search_text || coalesce((
      select string_agg(' ' || part, '')
      from (
        select regexp_split_to_table(search_text, '[\\s!-/:-@[-\`{-~–—…„“”‚‘’«»]+') as part
        except
        select unnest(string_to_array(search_text, ' '))
      ) as parts
    ), '')
  `.execute(db)
  await createIndexTable(db)
  await keepItTrue(db)
  await sql`select rebuild_crew_index()`.execute(db)

  // The orders in which the posts are shown, with what is looked at on the way.
  await sql`create index crews_newest on crews (created_at desc, id desc)`.execute(db)
  await sql`create index crews_soonest on crews (scheduled_time, id) include (created_at)`.execute(db)
  await sql`
    create index crews_board_newest on crews (created_at desc, id desc) where ${sql.raw(onBoard)}
  `.execute(db)
  await sql`
    create index crews_board_soonest on crews (scheduled_time, id)
      include (created_at, mission_status) where ${sql.raw(onBoard)}
  `.execute(db)
}

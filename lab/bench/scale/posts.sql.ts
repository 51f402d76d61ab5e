/** Posts, and all that belongs to one. */
import { templatePosts } from './templates.ts'

const openTemplates = templatePosts / 10
const pastTemplates = templatePosts - openTemplates

/** As many come every day, for 700 days, and each takes people for a week. */
const openShare = 0.01

/**
 * Each post is put together from two templates, one for its fields and one for its description. A past post takes its
 * fields from one of about its age: its clock goes by the time of the year.
 */
const planPosts = (count: number) => {
  const past = count * (1 - openShare)
  return `
    create unlogged table bench.plan as
    select
      n as id,
      bench.player(n, 3, 3) as author_id,
      case
        when n > ${past} then ${pastTemplates} + 1 + bench.pick(n, 4, ${openTemplates})
        else least(${pastTemplates}, greatest(1, (n::bigint * ${pastTemplates} / ${past})::integer - 200 + bench.pick(n, 4, 400)))
      end as fields,
      1 + bench.pick(n, 5, ${templatePosts}) as description,
      now() - interval '700 days' * (${count} - n) / ${count} as created_at
    from generate_series(1, ${count}) as n
  `
}

const ofPost: Readonly<Record<string, string>> = {
  id: 'plan.id',
  author_id: 'plan.author_id',
  description: 'texts.description',
  search_text: `
    ' ' || bench.name(plan.author_id) || e'\\n' || split_part(fields.search_text, e'\\n', 2)
      || e'\\n' || split_part(texts.search_text, e'\\n', 3)`,
  scheduled_time: `fields.scheduled_time + bench.pick(plan.id, 6, 3600) * interval '1 second'`,
  created_at: 'plan.created_at',
  updated_at: 'plan.created_at',
}

const ofRole: Readonly<Record<string, string>> = {
  id: '(plan.id - 1) * 3 + roles.position + 1',
  crew_id: 'plan.id',
}

const insertPosts = (columns: readonly string[]) => `
  insert into crews (${columns.join(', ')}) overriding system value
  select ${columns.map((column) => ofPost[column] ?? `fields.${column}`).join(', ')}
  from bench.plan
  join bench.posts as fields on fields.template = plan.fields
  join bench.posts as texts on texts.template = plan.description
`

const insertRoles = (columns: readonly string[]) => `
  insert into crew_roles (${columns.join(', ')}) overriding system value
  select ${columns.map((column) => ofRole[column] ?? `roles.${column}`).join(', ')}
  from bench.plan
  join bench.roles on roles.template = plan.fields
`

/** Two seats of each mission are taken, where two different players are found for them. */
const insertMembers = [7, 8].map(
  (seed) => `
    insert into crew_members (crew_id, user_id, role_id, joined_at)
    select id, bench.player(id, ${seed}, 1.5), (id - 1) * 3 + ${seed - 6}, created_at
    from crews
    where bench.player(id, ${seed}, 1.5) <> author_id
    on conflict do nothing
  `,
)

const insertApplications = [
  `insert into applications (crew_id, user_id, status, message, created_at, decided_at)
   select crew_id, user_id, 'accepted', 'I can fly with you tonight, with voice.', joined_at, joined_at
   from crew_members`,
  `insert into applications (crew_id, user_id, status, message, created_at)
   select id, bench.player(id, 9, 1.5), 'pending', 'I can fly with you tonight, with voice.', created_at
   from crews
   where mission_status = 'open'`,
]

const insertComments = `
  insert into comments (crew_id, author_id, channel, body, created_at)
  select id, bench.player(id, 10, 1.5), 'public', 'Where do we meet, and who brings the ship?', created_at
  from crews
  where id % 2 = 0
`

const insertViews = `insert into crew_views (crew_id, views) select id, bench.pick(id, 11, 200) from crews`

/** Every member of a completed mission rates its leader. */
const insertRatings = [
  `insert into ratings (crew_id, rater_id, type, stars, comment, created_at)
   select crew_id, user_id, 'leader', 1 + bench.pick(crew_id, 12, 5), 'Gladly again.', joined_at + interval '1 day'
   from crew_members join crews on crews.id = crew_id
   where mission_status = 'completed'`,
  `insert into received_ratings (rating_id, user_id, stars)
   select ratings.id, author_id, stars
   from ratings join crews on crews.id = crew_id`,
]

const insertWords = `
  insert into crew_words (word, used_on)
  select distinct word, current_date
  from (
    select unnest(string_to_array(replace(search_text, e'\\n', ' '), ' ')) as word from bench.posts
    union all
    select bench.name(author_id) from bench.plan
  ) as words
  where length(word) between 4 and 40
`

/** The names of all columns. */
export interface PostColumns {
  readonly crews: readonly string[]
  readonly crew_roles: readonly string[]
}

export const postStatements = (count: number, columns: PostColumns): string[] => [
  planPosts(count),
  insertPosts(columns.crews),
  insertRoles(columns.crew_roles),
  ...insertMembers,
  ...insertApplications,
  insertComments,
  insertViews,
  ...insertRatings,
  insertWords,
]

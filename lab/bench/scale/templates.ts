/** A database with 10,000 posts to make others from: what players write comes from the same place as on the small board. */
import pg from 'pg'
import { connectToPostgres } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createDatabase } from '../databases.ts'
import { loadPosts } from '../world.ts'

export const templatePosts = 10_000

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const keepAsTemplates = `
  create schema bench;
  create table bench.posts as select row_number() over (order by id)::integer as template, crews.* from crews;
  create table bench.roles as
    select template, crew_roles.*
    from crew_roles join bench.posts on posts.id = crew_id;
  alter table bench.posts add primary key (template);
  create index on bench.roles (template);
  set session_replication_role = replica;
  truncate users cascade;
  truncate crew_words;
`

/** Returns the name of the database. */
export const createTemplates = async (serverUrl: string): Promise<string> => {
  const name = 'bench_templates'
  const url = await createDatabase(serverUrl, name)
  const connection = connectToPostgres(url, silent)
  await migrate(connection)
  await loadPosts(connection, templatePosts)
  await connection.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(keepAsTemplates)
  await client.end()
  return name
}

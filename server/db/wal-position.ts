/** How far a Postgres server is in the log that replicas replay. Positions are bytes, and only ever grow. */
import type pg from 'pg'

/** Later than any: for a position that could not be found out. */
export const latestPosition = Number.MAX_SAFE_INTEGER

const pageBytes = 8_192
/** The longest header of a page. No record fits into it. */
const headerBytes = 40

/**
 * At the end of a page, the primary says where the next record will begin, which is after the header of the next page. A
 * replica says where the last one ended.
 */
const withoutHeader = (position: number): number => {
  const inPage = position % pageBytes
  return inPage <= headerBytes ? position - inPage : position
}

interface Row {
  readonly position: number | null
}

/** Everything that has been committed so far is before it. */
export const readPrimaryPosition = async (primary: pg.Pool): Promise<number> => {
  const { rows } = await primary.query<Row>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as position`,
  )
  return withoutHeader(rows[0]?.position ?? latestPosition)
}

/** Everything before it can be read there. */
export const readReplicaPosition = async (replica: pg.Pool): Promise<number> => {
  const { rows } = await replica.query<Row>(`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as position
  `)
  const position = rows[0]?.position
  if (typeof position !== 'number') throw new Error('it is not a replica')
  return position
}

import * as z from 'zod/mini'

const largestInteger = 2_147_483_647

/** An id in a path, within the bounds of a Postgres integer: anything else is answered with 404, not with an error. */
export const id = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(z.transform(Number), z.int().check(z.lte(largestInteger))),
)

/** An id in a body, within the same bounds. */
export const rowId = z.int().check(z.gte(1), z.lte(largestInteger))

export const idParams = z.object({ id })

/** A point in time: ISO 8601 in UTC. */
export const moment = z.iso.datetime()

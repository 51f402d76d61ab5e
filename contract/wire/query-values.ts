/** Values of query strings. */
import * as z from 'zod/mini'

/** Of a list without text of its own, such as `uniqueList`. */
export const commaSeparated = <T extends string>(list: z.ZodMiniType<T[], T[]>) =>
  z.pipe(
    z.pipe(
      // No list of the board's filters is longer.
      z.string().check(z.maxLength(200)),
      z.transform((text) => text.split(',').filter((name) => name !== '')),
    ),
    list as z.ZodMiniType<T[], string[]>,
  )

export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.pipe(
    z.transform((text: 'true' | 'false') => text === 'true'),
    z.boolean(),
  ),
)

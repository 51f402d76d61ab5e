/** The search for players among 100,000, against the same search in the admin's list of them. */
import { listUsers as endpoint } from '#contract/user-list/user-list.ts'
import type { Context } from '#server/context.ts'
import { searchPlayers } from '#server/features/players/players.sql.ts'
import { listUsers } from '#server/features/users/users.service.ts'
import { mediansOf } from './median.ts'
import { addPlayer } from './players.ts'
import type { Result } from './report.ts'

const runs = 101

const searches: Readonly<Record<string, string>> = {
  'one player': 'lonely_kestrel',
  'a typing error': 'lonely_kestral',
  nobody: 'zzqqxxyy',
  everybody: 'wing',
  'one in a hundred': 'hundredth',
  'two letters': 'wi',
  'two rare letters': 'zq',
  'symbols alone': '★★',
}

/** `ctx`: with the players of `measureUsers`. */
export const measurePlayerSearch = async (ctx: Context): Promise<Result[]> => {
  const viewer = await addPlayer(ctx, 'bench_viewer')
  await addPlayer(ctx, 'lonely_kestrel')
  const works = Object.values(searches).flatMap((search) => {
    const listed = endpoint.query.parse({ search })
    return [() => listUsers(ctx, listed), () => searchPlayers(ctx, viewer.id, search)]
  })
  await mediansOf(20, works)
  const times = await mediansOf(runs, works)
  return Object.keys(searches).map((name, i) => {
    const [unit = 1, time = 0] = times.slice(2 * i, 2 * i + 2)
    return {
      name,
      value: time / unit,
      atMost: 2,
      detail: `${time.toFixed(2)} ms, in the list: ${unit.toFixed(2)} ms`,
    }
  })
}

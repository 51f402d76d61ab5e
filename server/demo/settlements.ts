/** How the takings of some missions of the demo were split: one that is not confirmed yet, one that a member disagrees with. */
import { shareOut } from '#contract/settlements/shares.ts'
import type { Context } from '#server/context.ts'
import { isAbsent } from './absences.ts'
import { type Ids, idOf, momentsOf, type PlannedPost, seatsOf } from './rows.ts'

interface DemoSettlement {
  readonly title: string
  readonly takings: number
  readonly expenses: number
  /** Who has not answered. */
  readonly open: readonly string[]
  readonly disputed?: { readonly player: string; readonly says: string }
}

const settlements: readonly DemoSettlement[] = [
  {
    title: 'Tuesday MOLE, Aaron Halo, no. 7',
    takings: 1_840_000,
    expenses: 96_500,
    open: ['Kestrel_77', 'Bramble_Six'],
  },
  { title: 'Tuesday MOLE, Aaron Halo, no. 6', takings: 1_515_000, expenses: 88_000, open: [] },
  {
    title: 'Reclaimer nach Feierabend, Nr. 6',
    takings: 2_310_000,
    expenses: 140_000,
    open: ['Marlin_Voss'],
    disputed: {
      player: 'Schraubzwinge',
      says: 'Bei mir sind erst 200.000 angekommen, und der Treibstoff vom Hinflug war von mir.',
    },
  },
]

const hourMs = 60 * 60_000

const statusOf = ({ open, disputed }: DemoSettlement, player: string) => {
  if (disputed?.player === player) return 'disputed' as const
  return open.includes(player) ? ('open' as const) : ('received' as const)
}

export const insertSettlements = async (
  { db, now }: Context,
  plans: readonly PlannedPost[],
  userIds: Ids,
  crewIds: Ids,
): Promise<void> => {
  for (const each of settlements) {
    const plan = plans.find(({ post }) => post.title === each.title)
    if (!plan) throw new Error(`Unknown in the demo data: ${each.title}`)
    const { post } = plan
    const { takings, expenses, disputed } = each
    const crew_id = idOf(crewIds, each.title)
    const sent_at = new Date((momentsOf(plan).completed_at ?? now()).getTime() + hourMs)
    const aboard = [post.leader, ...seatsOf(post).map(({ name }) => name)]
    const pays = aboard.map((name) => ({ kind: isAbsent(post.title, name) ? 'none' : 'even' }) as const)
    const { amounts } = shareOut(takings - expenses, pays)
    await db
      .insertInto('settlements')
      .values({ crew_id, takings, expenses, sent_at, sent_by: idOf(userIds, post.leader) })
      .execute()
    await db
      .insertInto('settlement_shares')
      .values(
        aboard.map((player, i) => ({
          crew_id,
          user_id: idOf(userIds, player),
          amount: amounts[i] ?? 0,
          status: statusOf(each, player),
          ...(disputed?.player === player && {
            missing: disputed.says,
            disputed_at: new Date(sent_at.getTime() + 20 * hourMs),
          }),
        })),
      )
      .execute()
  }
}

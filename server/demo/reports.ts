/** The pending reports of the demo. */
import type { Insertable } from 'kysely'
import type { ReportCategory } from '#contract/reports.ts'
import type { ReportsTable } from '#server/db/tables/reports.ts'
import { type Ids, idOf, type PlannedPost } from './rows.ts'

interface DemoReport {
  readonly by: string
  readonly about: string
  /** The first words of the post's title. */
  readonly crew: string
  readonly category: ReportCategory
  readonly reason: string
  readonly description: string
  readonly hoursAgo: number
}

const demoReports: readonly DemoReport[] = [
  {
    by: 'Bramble_Six',
    about: 'TinyGasGiant',
    crew: 'First rocks',
    category: 'no_show',
    reason: 'Took a seat and never came',
    description: 'We waited twenty minutes at Baijini. No message before or after.',
    hoursAgo: 30,
  },
  {
    by: 'Luftschleuse',
    about: 'Kontor_Zwei',
    crew: 'Taurus-Runde',
    category: 'toxic_behavior',
    reason: 'Beleidigungen im Funk',
    description: 'Nach der zweiten Landung, als eine Kiste liegen blieb.',
    hoursAgo: 6,
  },
]

export const reportRows = (
  plans: readonly PlannedPost[],
  userIds: Ids,
  crewIds: Ids,
  now: Date,
): Insertable<ReportsTable>[] =>
  demoReports.flatMap(({ by, about, crew, hoursAgo, ...texts }) => {
    const plan = plans.find(({ post }) => post.title.startsWith(crew))
    if (!plan) return []
    const { title, description, additionalRequirements } = plan.draft
    const snapshot = {
      crewTitle: title,
      crewDescription: description,
      crewRequirements: additionalRequirements,
      username: about,
      displayName: about,
      applicationMessage: null,
    }
    return [
      {
        ...texts,
        crew_id: idOf(crewIds, title),
        reporter_id: idOf(userIds, by),
        reported_id: idOf(userIds, about),
        snapshot: JSON.stringify(snapshot),
        created_at: new Date(now.getTime() - hoursAgo * 60 * 60_000),
      },
    ]
  })

/** The reports of the demo. Never three pending ones on one post: they would hide it. */
import type { Insertable } from 'kysely'
import type { ReportsTable } from '#server/db/tables/reports.ts'
import type { DemoReport } from './demo-report.ts'
import { decidedReports } from './reports-decided.ts'
import { playerReportRows } from './reports-players.ts'
import { type Ids, idOf, type PlannedPost } from './rows.ts'

const pendingReports: readonly DemoReport[] = [
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
  {
    by: 'Dusty_Relay',
    about: 'TinyGasGiant',
    crew: 'Connie bounties',
    category: 'no_show',
    reason: 'Gone after ten minutes',
    description: 'Took the turret seat and left it.',
    hoursAgo: 52,
  },
  {
    by: 'Cornfield_Ace',
    about: 'TinyGasGiant',
    crew: 'Connie bounties',
    category: 'griefing',
    reason: 'Shot at the escort',
    description: 'Maybe by accident, but twice.',
    hoursAgo: 50,
  },
]

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 60 * 60_000)

const crewReportRows = (
  plans: readonly PlannedPost[],
  userIds: Ids,
  crewIds: Ids,
  now: Date,
): Insertable<ReportsTable>[] =>
  [...pendingReports, ...decidedReports].flatMap(({ by, about, crew, hoursAgo, decision, ...texts }) => {
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
        created_at: hoursBefore(now, hoursAgo),
        ...(decision && {
          status: decision.status,
          decided_at: hoursBefore(now, hoursAgo - decision.afterHours),
          decided_by: idOf(userIds, decision.by),
          decision_note: decision.note,
          action: decision.action ?? null,
        }),
      },
    ]
  })

/** In the order in which they came: lists of reports go by their ids. */
export const reportRows = (
  plans: readonly PlannedPost[],
  userIds: Ids,
  crewIds: Ids,
  now: Date,
): Insertable<ReportsTable>[] =>
  [...crewReportRows(plans, userIds, crewIds, now), ...playerReportRows(userIds, now)].sort(
    (a, b) => a.created_at.getTime() - b.created_at.getTime(),
  )

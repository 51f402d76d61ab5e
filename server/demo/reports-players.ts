/** The reports of the demo that are about no crew: what somebody wrote, and what a profile said. */
import type { Insertable } from 'kysely'
import type { ReportCategory, SubjectWithoutCrew } from '#contract/reports/fields.ts'
import type { ReportsTable } from '#server/db/tables/reports.ts'
import type { Age } from './demo-post.ts'
import { before } from './moments.ts'
import { type Ids, idOf } from './rows.ts'

interface PlayerReport {
  readonly by: string
  readonly about: string
  readonly category: ReportCategory
  readonly reason: string
  readonly description: string
  readonly age: Age
}

interface ConversationReport extends PlayerReport {
  readonly messages: readonly { readonly from: string; readonly age: Age; readonly text: string }[]
}

interface ProfileReport extends PlayerReport {
  readonly bio: string
}

const conversationReport: ConversationReport = {
  by: 'Rostlaube',
  about: 'Kontor_Zwei',
  category: 'harassment',
  reason: 'Droht mir, weil ich abgesagt habe',
  description: 'Ich habe rechtzeitig Bescheid gegeben. Seitdem kommt so etwas.',
  age: '5h',
  messages: [
    { from: 'Rostlaube', age: '9h', text: 'Ich schaffe es heute Abend nicht, tut mir leid.' },
    {
      from: 'Kontor_Zwei',
      age: '8h',
      text: 'Wer absagt, fliegt bei mir nie wieder mit. Das erzähle ich überall.',
    },
    { from: 'Rostlaube', age: '7h', text: 'Das ist doch kein Grund, so zu schreiben.' },
    { from: 'Kontor_Zwei', age: '6h', text: 'Du wirst schon sehen, wer dich dann noch mitnimmt.' },
  ],
}

const profileReport: ProfileReport = {
  by: 'Juno_Arclight',
  about: 'Papaya_Deep',
  category: 'inappropriate_content',
  reason: 'Sells credits for money',
  description: '',
  age: '3h',
  bio: 'Cheap aUEC, fast delivery. Ask me for the price list.',
}

const withoutCrew = { crewTitle: '', crewDescription: '', crewRequirements: '', applicationMessage: null }

export const playerReportRows = (userIds: Ids, now: Date): Insertable<ReportsTable>[] => {
  const rowOf = (
    { by, about, category, reason, description, age }: PlayerReport,
    subject: SubjectWithoutCrew,
    part: object,
  ): Insertable<ReportsTable> => ({
    subject,
    category,
    reason,
    description,
    reporter_id: idOf(userIds, by),
    reported_id: idOf(userIds, about),
    snapshot: JSON.stringify({ ...withoutCrew, username: about, displayName: about, ...part }),
    created_at: before(now, age),
  })
  const messages = conversationReport.messages.map(({ from, age, text }) => ({
    isFromReported: from === conversationReport.about,
    text,
    sentAt: before(now, age).toISOString(),
  }))
  const profile = { bio: profileReport.bio, organisation: null, image: null }
  return [
    rowOf(conversationReport, 'conversation', { messages }),
    rowOf(profileReport, 'profile', { profile }),
  ]
}

/** The reports of the demo as rows, about crews and about players. */
import type { Insertable } from 'kysely'
import type { ReportsTable } from '#server/db/tables/reports.ts'
import { after, before } from './moments.ts'
import type { StoredPost, World } from './world.ts'

export const crewReportRows = (plan: StoredPost, { idOf, now }: World): Insertable<ReportsTable>[] =>
  (plan.since.reports ?? []).map(({ by, about = plan.post.leader, hoursAgo, decision, ...texts }) => {
    const created_at = after(now, -hoursAgo)
    const { title, description, additionalRequirements } = plan.draft
    return {
      description: '',
      ...texts,
      subject: 'crew',
      crew_id: plan.id,
      reporter_id: idOf(by),
      reported_id: idOf(about),
      snapshot: JSON.stringify({
        crewTitle: title,
        crewDescription: description,
        crewRequirements: additionalRequirements,
        username: about,
        displayName: about,
        applicationMessage: null,
      }),
      created_at,
      ...(decision && {
        status: decision.status,
        decided_at: after(created_at, decision.afterHours),
        decided_by: idOf(decision.by),
        decision_note: decision.note,
        action: decision.action ?? null,
      }),
    }
  })

const conversation = [
  { isFromReported: false, hoursAgo: 9, text: 'Ich schaffe es heute Abend nicht, tut mir leid.' },
  {
    isFromReported: true,
    hoursAgo: 8,
    text: 'Wer absagt, fliegt bei mir nie wieder mit. Das erzähle ich überall.',
  },
  { isFromReported: false, hoursAgo: 7, text: 'Das ist doch kein Grund, so zu schreiben.' },
]

const withoutCrew = { crewTitle: '', crewDescription: '', crewRequirements: '', applicationMessage: null }

export const playerReportRows = ({ idOf, now }: World): Insertable<ReportsTable>[] => {
  const messages = conversation.map(({ hoursAgo, ...message }) => ({
    ...message,
    sentAt: after(now, -hoursAgo).toISOString(),
  }))
  const bio = 'Cheap aUEC, fast delivery. Ask me for the price list.'
  return [
    {
      subject: 'conversation',
      category: 'harassment',
      reason: 'Droht mir, weil ich abgesagt habe',
      description: 'Ich habe rechtzeitig Bescheid gegeben.',
      reporter_id: idOf('Rostlaube'),
      reported_id: idOf('Kontor_Zwei'),
      snapshot: JSON.stringify({
        ...withoutCrew,
        username: 'Kontor_Zwei',
        displayName: 'Kontor_Zwei',
        messages,
      }),
      created_at: before(now, '5h'),
    },
    {
      subject: 'profile',
      category: 'inappropriate_content',
      reason: 'Sells credits for money',
      description: '',
      reporter_id: idOf('Juno_Arclight'),
      reported_id: idOf('Papaya_Deep'),
      snapshot: JSON.stringify({
        ...withoutCrew,
        username: 'Papaya_Deep',
        displayName: 'Papaya_Deep',
        profile: { bio, organisation: null, image: null },
      }),
      created_at: before(now, '3h'),
    },
  ]
}

/** The notices of the demo: of its applications, and some of what else happens to players. */
import type { Insertable, Selectable } from 'kysely'
import type { ApplicationsTable } from '#server/db/tables/applications.ts'
import type { CrewsTable } from '#server/db/tables/crews.ts'
import type { MessagesTable } from '#server/db/tables/messages.ts'
import { type Notice, noticeText } from '#server/notices/texts/notice-texts.ts'
import type { Age } from './demo-post.ts'
import { before } from './moments.ts'
import { demoPlayers } from './players.ts'
import { type Ids, idOf } from './rows.ts'

export type Crew = Pick<Selectable<CrewsTable>, 'id' | 'title' | 'author_id' | 'scheduled_time'>
export type Application = Pick<
  Selectable<ApplicationsTable>,
  'id' | 'user_id' | 'crew_id' | 'role_name' | 'created_at'
>

interface DemoNotice {
  readonly to: string
  readonly age: Age
  /** The first words of the title of the post that it is about. */
  readonly crew: string
  readonly isUnread?: true
  readonly notice: (crew: Crew) => Notice
}

const accepted = ({ title, scheduled_time }: Crew): Notice => ({
  type: 'accepted',
  data: { title, start: scheduled_time?.toISOString() ?? null },
})

const hourMs = 60 * 60_000

const anHourLater = ({ title, scheduled_time: start }: Crew): Notice => ({
  type: 'new_start',
  data: {
    title,
    before: start && new Date(start.getTime() - hourMs).toISOString(),
    start: start?.toISOString() ?? null,
  },
})

const commentedBy =
  (name: string) =>
  ({ title }: Crew): Notice => ({ type: 'commented', data: { name, title } })

const demoNotices: readonly DemoNotice[] = [
  {
    to: 'Kestrel_77',
    age: '2d',
    crew: 'Reclaimer nach Feierabend',
    notice: ({ title }) => ({ type: 'ratings_opened', data: { title, average: 4.75 } }),
  },
  { to: 'Kestrel_77', age: '10h', crew: 'Medic school', notice: accepted },
  { to: 'Kestrel_77', age: '8h', crew: 'Lyria, cold rocks', notice: accepted },
  {
    to: 'Kestrel_77',
    age: '5h',
    crew: 'Quantanium run',
    isUnread: true,
    notice: ({ title }) => ({ type: 'favourite_post', data: { name: 'Marlin_Voss', title } }),
  },
  { to: 'Kestrel_77', age: '70m', crew: 'Medic school', isUnread: true, notice: anHourLater },
  { to: 'Marlin_Voss', age: '190m', crew: 'Quantanium run', notice: commentedBy('Quillfeather') },
  {
    to: 'Marlin_Voss',
    age: '150m',
    crew: 'Quantanium run',
    notice: ({ title }) => ({ type: 'left', data: { name: 'Bramble_Six', title } }),
  },
  { to: 'Marlin_Voss', age: '95m', crew: 'Quantanium run', notice: commentedBy('Lofoten_Drift') },
  {
    to: 'Marlin_Voss',
    age: '34m',
    crew: 'Quantanium run',
    isUnread: true,
    notice: commentedBy('Kestrel_77'),
  },
]

type NoticeRow = Insertable<MessagesTable>

const rowOf = (receiver: string, userIds: Ids, crewId: number, notice: Notice) => {
  const player = demoPlayers.find(({ username }) => username === receiver)
  const reader = { locale: player?.locale ?? 'en', zone: player?.timezone ?? 'UTC' } as const
  return {
    receiver_id: idOf(userIds, receiver),
    kind: 'system',
    crew_id: crewId,
    notice_type: notice.type,
    notice_data: JSON.stringify(notice.data),
    body: noticeText(notice, reader),
  } as const
}

const rowsOfApplication = (
  { id, user_id, crew_id, role_name: role, created_at }: Application,
  userIds: Ids,
  crews: readonly Crew[],
): NoticeRow[] => {
  const nameOf = (userId: number) => [...userIds].find(([, each]) => each === userId)?.[0]
  const crew = crews.find((each) => each.id === crew_id)
  const leader = crew && nameOf(crew.author_id)
  const name = nameOf(user_id)
  if (!crew || leader === undefined || name === undefined) return []
  const notice: Notice = { type: 'applied', data: { name, title: crew.title, role } }
  return [{ ...rowOf(leader, userIds, crew.id, notice), application_id: id, created_at }]
}

export const noticeRows = (
  userIds: Ids,
  crews: readonly Crew[],
  applications: readonly Application[],
  now: Date,
): NoticeRow[] => [
  ...applications.flatMap((application) => rowsOfApplication(application, userIds, crews)),
  ...demoNotices.map(({ to, age, crew: beginning, isUnread, notice }) => {
    const crew = crews.find(({ title }) => title.startsWith(beginning))
    if (!crew) throw new Error(`Unknown in the demo data: ${beginning}`)
    const created_at = before(now, age)
    return {
      ...rowOf(to, userIds, crew.id, notice(crew)),
      created_at,
      read_at: isUnread ? null : created_at,
    }
  }),
]

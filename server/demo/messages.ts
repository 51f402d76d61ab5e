/** What the players of the demo wrote to each other, and their notices. */
import type { Insertable } from 'kysely'
import type { MessagesTable } from '#server/db/tables/messages.ts'
import type { Age } from './demo-post.ts'
import { before } from './moments.ts'
import { type Application, type Crew, noticeRows } from './notices.ts'
import type { Ids } from './rows.ts'

interface DemoMessage {
  readonly from: string
  readonly to: string
  readonly age: Age
  /** The first words of the title of the post that it is about. */
  readonly crew: string
  readonly text: string
  readonly isUnread?: true
  readonly isInvitation?: true
}

const demoMessages: readonly DemoMessage[] = [
  {
    from: 'SableHalcyon',
    to: 'Kestrel_77',
    age: '1d',
    crew: 'Two fighters looking',
    text: 'Payout sent, 42,500 each. Good flying.',
  },
  {
    from: 'Nachtfalter',
    to: 'Kestrel_77',
    age: '6h',
    crew: 'Geleitschutz für Hull-C',
    text: 'Danke für die Bewerbung. Fliegst du eher Gladius oder Arrow?',
  },
  {
    from: 'Kestrel_77',
    to: 'Nachtfalter',
    age: '5h',
    crew: 'Geleitschutz für Hull-C',
    text: 'Arrow, wenn es schnell gehen muss. Die Gladius steht aber auch im Hangar.',
  },
  {
    from: 'Kestrel_77',
    to: 'Marlin_Voss',
    age: '3h',
    crew: 'Lyria, cold rocks',
    text: 'Is there still a turret for me? I have a multitool, but I have never used the mining head.',
  },
  {
    from: 'Doc_Hallow',
    to: 'Kestrel_77',
    age: '2h',
    crew: 'Medic beacon standby',
    text: 'You said medic by accident. Fancy being one on purpose tonight? There is a bed next to mine.',
    isUnread: true,
    isInvitation: true,
  },
  {
    from: 'Marlin_Voss',
    to: 'Kestrel_77',
    age: '100m',
    crew: 'Lyria, cold rocks',
    text: 'There is. The first rock takes five minutes and I talk you through it.',
  },
  {
    from: 'Kestrel_77',
    to: 'Moewe_Sieben',
    age: '50m',
    crew: 'Reclaimer-Schicht',
    text: 'Wir brauchen noch jemanden, der uns den Rücken freihält, während wir schreddern. Lust?',
    isInvitation: true,
  },
  {
    from: 'Cornfield_Ace',
    to: 'Kestrel_77',
    age: '35m',
    crew: 'Checkmate contested zone',
    text: 'Somebody has to keep the engines warm while we run for the ramp. The seat is yours if you want it.',
    isUnread: true,
    isInvitation: true,
  },
  {
    from: 'Grubenlampe',
    to: 'Kestrel_77',
    age: '26m',
    crew: 'Prospector-Rudel',
    text: 'Kannst du auch eine halbe Stunde früher? Zwei Leute müssen um 22 Uhr weg.',
    isUnread: true,
  },
  {
    from: 'Marlin_Voss',
    to: 'Kestrel_77',
    age: '4m',
    crew: 'Lyria, cold rocks',
    text: 'Welcome aboard. Hangar 4 at Area18, please bring the multitool.\n\nWe use the crew channel “Soup”. If you are late, write to me here and I hold the ramp for ten minutes.',
    isUnread: true,
  },
]

const writtenRow = (
  { from, to, age, crew, text, isUnread, isInvitation }: DemoMessage,
  userIds: Ids,
  crewIds: Ids,
  now: Date,
): Insertable<MessagesTable> => {
  const createdAt = before(now, age)
  const [senderId, receiverId] = [userIds.get(from), userIds.get(to)]
  const crewId = [...crewIds].find(([title]) => title.startsWith(crew))?.[1]
  if (senderId === undefined || receiverId === undefined || crewId === undefined) {
    throw new Error(`Unknown in the demo data: ${from}, ${to} or ${crew}`)
  }
  return {
    sender_id: senderId,
    receiver_id: receiverId,
    kind: isInvitation ? 'invitation' : 'direct',
    crew_id: crewId,
    body: text,
    created_at: createdAt,
    read_at: isUnread ? null : createdAt,
  }
}

/** In the order of time, which is the order of the inbox. */
export const messageRows = (
  userIds: Ids,
  crews: readonly Crew[],
  applications: readonly Application[],
  now: Date,
): Insertable<MessagesTable>[] => {
  const crewIds = new Map(crews.map(({ id, title }) => [title, id]))
  return [
    ...demoMessages.map((message) => writtenRow(message, userIds, crewIds, now)),
    ...noticeRows(userIds, crews, applications, now),
  ].sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
}

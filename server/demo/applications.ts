/** The pending applications of the demo. */
import type { Insertable } from 'kysely'
import type { ApplicationsTable } from '#server/db/tables/applications.ts'

type ApplicationTexts = Required<
  Pick<Insertable<ApplicationsTable>, 'message' | 'availability' | 'experience'>
>

interface DemoApplication extends ApplicationTexts {
  readonly by: string
  /** The first words of the post's title. */
  readonly to: string
  readonly minutesAgo: number
}

const demoApplications: readonly DemoApplication[] = [
  {
    by: 'SableHalcyon',
    to: 'Quantanium run',
    message: 'I have done two seasons on a MOLE turret and can stay until the refinery run is in.',
    availability: 'heute',
    experience: 'erfahren',
    minutesAgo: 42,
  },
  {
    by: 'Grubenlampe',
    to: 'Quantanium run',
    message: 'Normally I lead my own Prospector pack, but ours is off tonight. Happy to take a laser.',
    availability: 'abends',
    experience: 'experte',
    minutesAgo: 12,
  },
  {
    by: 'Nachtfalter',
    to: 'Reclaimer-Schicht',
    message: 'Noch nie auf einer Reclaimer gewesen, aber ich räume gern Fracht und höre zu.',
    availability: 'flexibel',
    experience: 'anfänger',
    minutesAgo: 27,
  },
]

type Ids = ReadonlyMap<string, number>

export const applicationRows = (userIds: Ids, crewIds: Ids, now: Date): Insertable<ApplicationsTable>[] =>
  demoApplications.flatMap(({ by, to, minutesAgo, ...texts }) => {
    const userId = userIds.get(by)
    const crewId = [...crewIds].find(([title]) => title.startsWith(to))?.[1]
    if (userId === undefined || crewId === undefined) return []
    const createdAt = new Date(now.getTime() - minutesAgo * 60_000)
    return [{ ...texts, crew_id: crewId, user_id: userId, created_at: createdAt }]
  })

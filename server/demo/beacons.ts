/** Demo players who are free now, and one whose beacon went out yesterday: one click lights it again. */
import type { Insertable } from 'kysely'
import type { BeaconsTable } from '#server/db/tables/beacons.ts'
import { after, before } from './moments.ts'
import type { Names } from './world.ts'

type Said = Partial<Pick<BeaconsTable, 'seats' | 'activities' | 'regions' | 'languages' | 'note'>>

interface DemoBeacon extends Said {
  readonly by: string
  readonly hours: number
}

const lit: readonly DemoBeacon[] = [
  { by: 'Doc_Hallow', hours: 5, seats: ['medical'], languages: ['en', 'de'], note: 'My bed or yours.' },
  {
    by: 'SableHalcyon',
    hours: 3,
    seats: ['medical', 'transport'],
    note: 'Only an hour or two, short runs please.',
  },
  { by: 'Pixelpudel', hours: 6, seats: ['combat'], languages: ['de'], regions: ['eu'] },
  { by: 'Sneg_Line', hours: 4, seats: ['combat', 'exploration'], languages: ['ru', 'en'] },
  {
    by: 'Grubenlampe',
    hours: 6,
    languages: ['de', 'en'],
    note: 'Ich fliege alles mit, Hauptsache gemeinsam.',
  },
  { by: 'Quillfeather', hours: 2, seats: ['exploration'], activities: ['exploration', 'racing'] },
]

const said = ({ seats = [], activities = [], regions = [], languages = ['en'], note = '' }: Said) => ({
  seats,
  activities,
  regions,
  languages,
  note,
  audience: 'everyone' as const,
})

export const beaconRows = ({ now, idOf }: Names): Insertable<BeaconsTable>[] => [
  ...lit.map(({ by, hours, ...rest }, i) => ({
    user_id: idOf(by),
    lit_at: before(now, `${(i + 1) * 4}m`),
    starts_at: before(now, `${(i + 1) * 4}m`),
    ends_at: after(now, hours),
    ...said(rest),
  })),
  {
    user_id: idOf('Kestrel_77'),
    lit_at: before(now, '1d'),
    starts_at: before(now, '1d'),
    ends_at: before(now, '21h'),
    out_at: before(now, '21h'),
    ...said({ seats: ['medical', 'combat'], languages: ['en', 'de'] }),
  },
]

/** Missions that the same people flew week after week, which gives players their ratings. */
import type { Activity } from '#contract/crews/fields.ts'
import type { DemoPost } from './demo-post.ts'

interface Series {
  readonly leader: string
  readonly title: string
  readonly description: string
  readonly activity: Activity
  /** A ship of the catalogue, by its name. */
  readonly ship?: string
  readonly language: 'en' | 'de'
  readonly members: readonly string[]
  /** How many times it was flown. */
  readonly weeks: number
  /** How many hours after the same time of the week. */
  readonly shift: number
}

const series: readonly Series[] = [
  {
    leader: 'Marlin_Voss',
    title: 'Tuesday MOLE, Aaron Halo',
    description: 'The weekly run. Two lasers, one hauler, home before midnight.',
    activity: 'mining',
    ship: 'MOLE',
    language: 'en',
    members: ['Kestrel_77', 'Lofoten_Drift', 'Bramble_Six', 'SableHalcyon'],
    weeks: 7,
    shift: 3,
  },
  {
    leader: 'Brotkasten',
    title: 'Hammerhead-Patrouille am Donnerstag',
    description: 'Vier Türme, ein Funkkanal. Wer zum ersten Mal schießt, sitzt hinten.',
    activity: 'combat',
    ship: 'Hammerhead',
    language: 'de',
    members: ['Nachtfalter', 'Schraubzwinge', 'Funkloch', 'Kaltstart'],
    weeks: 6,
    shift: 40,
  },
  {
    leader: 'Tante_Erna',
    title: 'Frachtabend mit Kaffee',
    description: 'Eine C2 voll, einmal quer durch Stanton, gerecht geteilt.',
    activity: 'cargo',
    ship: 'C2 Hercules',
    language: 'de',
    members: ['Frachtbrief', 'Rostlaube', 'Moewe_Sieben'],
    weeks: 5,
    shift: 64,
  },
  {
    leader: 'Rustbucket_Ray',
    title: 'Connie bounties, the slow ones',
    description: 'MRT and HRT with an old ship and a lot of patience.',
    activity: 'combat',
    ship: 'Constellation Andromeda',
    language: 'en',
    members: ['Dusty_Relay', 'Cornfield_Ace', 'TinyGasGiant'],
    weeks: 4,
    shift: 90,
  },
  {
    leader: 'Juno_Arclight',
    title: 'Saturday stroll and screenshots',
    description: 'A new moon each week. Bring a camera and something bright.',
    activity: 'social',
    language: 'en',
    members: ['Mesa_Verdigris', 'Papaya_Deep', 'Slowburn', 'Hexwrench'],
    weeks: 5,
    shift: 110,
  },
  {
    leader: 'Grubenlampe',
    title: 'Prospector-Rudel am Montag',
    description: 'Drei Schiffe, ein Feld, eine Kasse. Fragen sind erwünscht.',
    activity: 'mining',
    language: 'de',
    members: ['Velo_Kirsch', 'Luftschleuse', 'Pixelpudel'],
    weeks: 4,
    shift: 140,
  },
  {
    leader: 'Kestrel_77',
    title: 'Reclaimer nach Feierabend',
    description: 'Zwei Strahlen, eine Klaue, ein warmes Getränk. Der Erlös wird durch alle geteilt.',
    activity: 'salvage',
    ship: 'Reclaimer',
    language: 'de',
    members: ['Nachtfalter', 'Schraubzwinge', 'Grubenlampe', 'Marlin_Voss'],
    weeks: 6,
    shift: 20,
  },
  {
    leader: 'Kestrel_77',
    title: 'Sanitätsbereitschaft am Sonntag',
    description: 'Wir warten an der Station, bis jemand ruft, und reden so lange über anderes.',
    activity: 'rescue',
    ship: 'Cutlass Red',
    language: 'de',
    members: ['Doc_Hallow'],
    weeks: 3,
    shift: 52,
  },
  {
    leader: 'Marlin_Voss',
    title: 'Scouting for the next Halo run',
    description: 'Three small ships mark the rocks that the MOLE will want on Tuesday.',
    activity: 'mining',
    ship: 'Prospector',
    language: 'en',
    members: ['Quillfeather', 'Sneg_Line', 'Kestrel_77'],
    weeks: 5,
    shift: 120,
  },
]

const hoursPerWeek = 7 * 24

/** The oldest has number 1. */
const postOf = (each: Series, weeksAgo: number): DemoPost => {
  const { leader, description, activity, ship, language, members } = each
  const hoursAgo = weeksAgo * hoursPerWeek - each.shift
  const number = `${language === 'de' ? 'Nr.' : 'no.'} ${each.weeks - weeksAgo + 1}`
  return {
    leader,
    posted: `${Math.ceil(hoursAgo / 24) + 2}d`,
    starts: -hoursAgo,
    status: 'ended',
    estimatedDuration: 120,
    activity,
    ...(ship && { ship }),
    title: `${each.title}, ${number}`,
    description: [description],
    maxCrewSize: members.length + 1,
    primaryLanguage: language,
    requiredLanguages: [language],
    members,
  }
}

export const historyPosts: readonly DemoPost[] = series.flatMap((each) =>
  Array.from({ length: each.weeks }, (_, i) => postOf(each, i + 1)),
)

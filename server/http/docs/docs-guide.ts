/** What a program needs most, in sentences and examples. Their types are those of the contract, so they stay true. */
import { applyToCrew, applyToRole } from '#contract/applications/applications.ts'
import { listCrews } from '#contract/crews/board.ts'
import { type CrewSummary, getCrew } from '#contract/crews/crews.ts'
import { feedLength, getBoardCalendar, getBoardFeed } from '#contract/feeds/feeds.ts'
import type { Answer, Endpoint, Request } from '#contract/wire/endpoint.ts'

interface Guide {
  readonly description: string
  readonly body?: object
  readonly answer?: object
}

const guide = <E extends Endpoint>(
  { name }: E,
  description: string,
  example: {
    readonly body?: Request<E> extends { body: infer B extends object } ? B : never
    readonly answer?: Answer<E> & object
  } = {},
): readonly [string, Guide] => [name, { description, ...example }]

const fields = {
  id: 4711,
  title: 'Quantanium run, Aaron Halo',
  description: 'Two lasers open, refinery after.',
  additionalRequirements: '',
  postType: 'crew_search',
  activity: 'mining',
  authorId: 42,
  authorName: 'Marlin Voss',
  authorHandle: 'Marlin_Voss',
  authorOrganisation: null,
  authorImage: null,
  authorReputation: { averageRating: 4.5, totalRatings: 12 },
  maxCrewSize: 4,
  currentCrewSize: 2,
  missionStatus: 'open',
  displayStatus: 'open',
  expired: false,
  scheduledTime: '2026-11-24T19:00:00.000Z',
  estimatedDuration: 120,
  startedAt: null,
  completedAt: null,
  endedAt: null,
  cancelledAt: null,
  location: 'Aaron Halo',
  startLocation: 'ARC-L1',
  endLocation: '',
  region: 'eu',
  gameVersion: 'live',
  shipSize: 'medium',
  shipId: null,
  shipName: 'MOLE',
  rewardUec: null,
  experienceLevel: null,
  primaryLanguage: 'de',
  requiredLanguages: ['de', 'en'],
  timezone: 'Europe/Berlin',
  discordLink: '',
  seatsAtOnce: 'off',
  givesAtOnce: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
} as const satisfies Partial<CrewSummary>

const seats = {
  id: 815,
  roleName: 'Mining Laser Operator',
  roleCategory: 'mining',
  slotsNeeded: 2,
  slotsFilled: 1,
  compensationType: 'split',
  compensationAmount: null,
  compensationPercentage: 30,
  isAtOnce: false,
} as const satisfies CrewSummary['roles'][number]

const application = {
  message: 'I have my own suit and two hours.',
  availability: 'sofort',
  experience: 'experte',
} as const

export const guides: ReadonlyMap<string, Guide> = new Map([
  guide(
    listCrews,
    'The board. Without parameters: the posts that take people, the newest first. `activity`, `seats`, `languages`, `region` and the others narrow it down, `sort=soonest` puts the next start first; `page` and `limit` (at most 50) go on. Times are in UTC; `timezone` is that of the leader. To learn of new posts, ask once a minute at most, or read the feed.',
    { answer: [{ ...fields, requiredLanguages: ['de', 'en'], atOnceConditions: [], roles: [seats] }] },
  ),
  guide(
    getCrew,
    'All of one post, with the players aboard and the roles. With a session or a token `viewer` says how you relate to it and what you can do. A post that its leader or the moderators removed answers `crew_removed`.',
    {
      answer: {
        ...fields,
        requiredLanguages: ['de', 'en'],
        atOnceConditions: [],
        cancelReason: null,
        isHidden: false,
        members: [],
        ships: [],
        roles: [
          {
            ...seats,
            roleDescription: 'Mans one of the mining turrets.',
            requiredExperience: null,
            requiredEquipment: '',
            isRequired: true,
            applicationCount: 0,
          },
        ],
        authorRecord: null,
        series: null,
      },
    },
  ),
  guide(
    applyToCrew,
    'Applies for any seat of the crew; its leader gets a notice, and so do you when it is answered. `canApply` of the crew says before whether you can. Only with a session: a token does not apply for its player.',
    { body: application },
  ),
  guide(
    applyToRole,
    'Applies for a seat of one role, by the id that the crew names it with; also only with a session.',
    {
      body: { message: application.message },
    },
  ),
  guide(
    getBoardFeed,
    `For feed readers and programs that only want what is new: the newest ${feedLength} posts, with the filters of the board. Needs neither a session nor a token, and is cached for a few minutes.`,
  ),
  guide(
    getBoardCalendar,
    'For calendars: the next missions that match the filters of the board. Needs neither a session nor a token.',
  ),
])

/** By the tags of the operations: who can call them, and which of them programs need most. */
export const tags = [
  { name: 'public', description: 'For everyone, also without a session or a token.' },
  { name: 'member', description: 'For signed-in players. Those that name a scope take a token, too.' },
  { name: 'moderator', description: 'For moderators and admins of the site, with a session.' },
  { name: 'admin', description: 'For admins of the site, with a session.' },
  {
    name: 'programs',
    description:
      'What most programs need, with examples. All other calls are there for the site itself, which is their example.',
  },
]

import type { Resolver } from 'react-hook-form'
import { expect, test } from 'vitest'
import { crewDraft } from '#contract/crews/drafts.ts'
import { blankCrew } from '#web/features/crews/blank-crew.ts'
import {
  blankForm,
  type CrewFormValues,
  changeOfForm,
  draftOfForm,
  formOfCrew,
  formOfPastCrew,
  keepsStart,
} from './crew-form.ts'
import { crewChangeResolver, newCrewResolver } from './crew-form-resolver.ts'

const now = new Date('2026-01-02T12:00:00.000Z')

const role = {
  roleName: 'Pilot',
  roleCategory: 'transport',
  roleDescription: '',
  slotsNeeded: 1,
  slotsFilled: 0,
  compensationType: 'fun',
  compensationAmount: null,
  compensationPercentage: null,
  isAtOnce: false,
  requiredExperience: null,
  requiredEquipment: '',
  isRequired: true,
  applicationCount: 0,
} as const

const crew = {
  ...blankCrew,
  title: 'Halo run',
  description: 'We meet at the station',
  activity: 'mining' as const,
  // The second 02:30 of the night when Berlin leaves summer time, with seconds that the form does not show.
  scheduledTime: '2026-10-25T01:30:42.000Z',
  timezone: 'Europe/Berlin',
  roles: [{ ...role, id: 3 }],
}

test('an unchanged start is sent back exactly as it came', () => {
  const form = { ...formOfCrew(crew), title: 'Another title' }
  expect(keepsStart(form, crew)).toBe(true)
  expect(changeOfForm(form, crew).scheduledTime).toBe(crew.scheduledTime)
})

test('the same clock time in another zone is another start', () => {
  const form = { ...formOfCrew(crew), timezone: 'Europe/London' }
  expect(keepsStart(form, crew)).toBe(false)
  expect(changeOfForm(form, crew).scheduledTime).toBe('2026-10-25T02:30:00.000Z')
})

test('clearing the start removes it', () => {
  expect(changeOfForm({ ...formOfCrew(crew), scheduledFor: '' }, crew).scheduledTime).toBeNull()
})

test('the ship is sent by its id, and null takes it away', () => {
  const onMole = { ...crew, shipId: 7, shipName: 'MOLE' }
  expect(changeOfForm(formOfCrew(onMole), onMole).shipId).toBe(7)
  expect(draftOfForm(formOfPastCrew(onMole, now)).shipId).toBe(7)
  const removed = { ...formOfCrew(onMole), shipId: '', shipName: '' }
  expect(changeOfForm(removed, onMole).shipId).toBeNull()
})

test('a ship that left the catalogue is not sent: an edit keeps its name, a new post has none', () => {
  const lost = { ...crew, shipId: null, shipName: 'MOLE' }
  expect(changeOfForm(formOfCrew(lost), lost)).not.toHaveProperty('shipId')
  expect(formOfPastCrew(lost, now).shipName).toBe('')
})

test('existing roles keep their id, new ones have none', () => {
  const form = { ...formOfCrew(crew), roles: [...crew.roles, { ...role, id: -1 }] }
  expect(changeOfForm(form, crew).roles?.map(({ id }) => id)).toEqual([3, undefined])
})

test("a new post starts with the player's zone and first language, four seats, looking for crew", () => {
  expect(blankForm({ timezone: 'Asia/Tokyo', preferredLanguages: ['ja', 'en'], regions: [] })).toMatchObject({
    timezone: 'Asia/Tokyo',
    primaryLanguage: 'ja',
    maxCrewSize: 4,
    postType: 'crew_search',
  })
  expect(blankForm({ timezone: '', preferredLanguages: [], regions: [] })).toMatchObject({
    timezone: 'Europe/Berlin',
    primaryLanguage: 'de',
  })
})

test.each([
  [[], ''],
  [['us'], 'us'],
  [['eu', 'us'], ''],
] as const)('a new post of a player with the regions %j is for "%s"', (regions, region) => {
  const user = { timezone: 'UTC', preferredLanguages: [], regions: [...regions] }
  expect(blankForm(user)).toMatchObject({ region, gameVersion: 'live' })
})

test('an empty reward means none', () => {
  const form = blankForm({ timezone: 'UTC', preferredLanguages: ['en'], regions: [] })
  expect(draftOfForm(form)).toMatchObject({ rewardUec: null, estimatedDuration: null, scheduledFor: null })
})

test('a post that flies now sends a start of its own, and needs no lead', async () => {
  const form = { ...blankForm({ timezone: 'UTC', preferredLanguages: ['en'], regions: [] }), startsNow: true }
  const minutesAhead = (Date.parse(draftOfForm(form).scheduledFor ?? '') - Date.now()) / 60_000
  expect(minutesAhead).toBeGreaterThanOrEqual(10)
  expect(minutesAhead).toBeLessThan(12)
  expect(await errorsIn(newCrewResolver, { ...form, scheduledFor: '2020-01-01T20:00' })).not.toHaveProperty(
    'scheduledFor',
  )
})

const errorsIn = async <Output>(
  resolver: Resolver<CrewFormValues, unknown, Output>,
  form: CrewFormValues,
) => {
  const { errors } = await resolver(form, undefined, { fields: {}, shouldUseNativeValidation: undefined })
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]))
}

const unscheduled = { ...crew, scheduledTime: null }
const nextMonth = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 16)

test.each([
  ['a new', newCrewResolver],
  ['an edited', crewChangeResolver({ ...crew, scheduledTime: null })],
] as const)('%s post is not sent while its roles need more seats than there are', async (_, resolver) => {
  const form = formOfCrew({ ...crew, scheduledTime: null, maxCrewSize: 2 })
  expect(await errorsIn<unknown>(resolver, form)).toEqual({})
  const crowded = { ...form, roles: [...form.roles, { ...role, id: -1, slotsNeeded: 2 }] }
  expect(await errorsIn<unknown>(resolver, crowded)).toEqual({ maxCrewSize: 'roles_need_seats:4' })
})

test.each([
  ['a new', newCrewResolver],
  ['an edited', crewChangeResolver(unscheduled)],
] as const)('%s post reports a start without a zone and an incomplete start', async (_, resolver) => {
  const form = formOfCrew(unscheduled)
  const errors = (typed: CrewFormValues) => errorsIn<unknown>(resolver, typed)
  expect(await errors(form)).toEqual({})
  expect(await errors({ ...form, scheduledFor: nextMonth, timezone: '' })).toEqual({
    timezone: 'timezone_required',
  })
  for (const half of [`${nextMonth.slice(0, 10)}T`, 'T20:00', 'T']) {
    expect(await errors({ ...form, scheduledFor: half })).toEqual({ scheduledFor: 'start_incomplete' })
  }
  expect(await errors({ ...form, scheduledFor: `${nextMonth.slice(0, 10)}Tlate` })).toEqual({
    scheduledFor: 'start_nonexistent',
  })
})

test.each([
  ['a new', newCrewResolver, ''],
  ['an edited', crewChangeResolver(unscheduled), 'edit_'],
] as const)(
  '%s post reports a start in the past together with its other errors',
  async (_, resolver, prefix) => {
    const typed: CrewFormValues = {
      ...formOfCrew(unscheduled),
      title: ' ',
      description: '',
      activity: '',
      scheduledFor: '2020-01-01T20:00',
      rewardUec: '-1',
      discordLink: 'nowhere',
    }
    expect(await errorsIn<unknown>(resolver, typed)).toEqual({
      title: `${prefix}title_required`,
      description: `${prefix}description_required`,
      activity: `${prefix}activity_required`,
      scheduledFor: 'start_in_past',
      rewardUec: 'reward_negative',
      discordLink: 'discord_link',
    })
  },
)
test('posting again copies the crew with its roles, all free, and without a start that was not flown', () => {
  const past = {
    ...blankCrew,
    title: 'MOLE run',
    timezone: 'Europe/Berlin',
    scheduledTime: '2026-01-01T20:00:00.000Z',
    roles: [{ ...role, id: 7, slotsFilled: 1 }],
  }
  const form = formOfPastCrew(past, now)
  expect(form).toMatchObject({ title: 'MOLE run', scheduledFor: '' })
  expect(form.roles).toEqual([{ ...role, id: -1, slotsFilled: 0 }])
  const flown = formOfPastCrew({ ...past, displayStatus: 'completed' }, now)
  expect(flown.scheduledFor).toBe('2026-01-08T21:00')
})

test('a Discord link may be typed without https', () => {
  const draft = {
    ...draftOfForm(blankForm({ timezone: 'UTC', preferredLanguages: ['en'], regions: [] })),
    title: 'x',
    description: 'x',
    activity: 'mining' as const,
  }
  expect(crewDraft.parse({ ...draft, discordLink: 'discord.gg/abc' }).discordLink).toBe(
    'https://discord.gg/abc',
  )
  expect(crewDraft.safeParse({ ...draft, discordLink: 'evil.example/discord.gg/abc' }).success).toBe(false)
})

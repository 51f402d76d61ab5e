import type { Resolver } from 'react-hook-form'
import { expect, test } from 'vitest'
import { blankCrew } from '#web/features/crews/blank-crew.ts'
import {
  blankForm,
  type CrewFormValues,
  changeOfForm,
  draftOfForm,
  formOfCrew,
  keepsStart,
} from './crew-form.ts'
import { crewChangeResolver, newCrewResolver } from './crew-form-resolver.ts'

const role = {
  roleName: 'Pilot',
  roleCategory: 'transport',
  roleDescription: '',
  slotsNeeded: 1,
  slotsFilled: 0,
  compensationType: 'fun',
  compensationAmount: null,
  compensationPercentage: null,
  requiredExperience: null,
  requiredEquipment: '',
  isRequired: true,
} as const

const crew = {
  ...blankCrew,
  title: 'Halo run',
  description: 'We meet at the station',
  activity: 'mining' as const,
  // The second time clocks in Berlin showed 02:30 on that night, with seconds that no form shows.
  scheduledTime: '2026-10-25T01:30:42.000Z',
  timezone: 'Europe/Berlin',
  roles: [{ ...role, id: 3 }],
}

test('a start left alone goes back to the server exactly as it came', () => {
  const form = { ...formOfCrew(crew), title: 'Another title' }
  expect(keepsStart(form, crew)).toBe(true)
  expect(changeOfForm(form, crew).scheduledTime).toBe(crew.scheduledTime)
})

test('the same clock time in another zone is another start', () => {
  const form = { ...formOfCrew(crew), timezone: 'Europe/London' }
  expect(keepsStart(form, crew)).toBe(false)
  expect(changeOfForm(form, crew).scheduledTime).toBe('2026-10-25T02:30:00.000Z')
})

test('emptying the start takes it away', () => {
  expect(changeOfForm({ ...formOfCrew(crew), scheduledFor: '' }, crew).scheduledTime).toBeNull()
})

test('roles the server knows keep their id, new ones have none', () => {
  const form = { ...formOfCrew(crew), roles: [...crew.roles, { ...role, id: -1 }] }
  expect(changeOfForm(form, crew).roles?.map(({ id }) => id)).toEqual([3, undefined])
})

test('a new post starts from the player: own zone, first language, four seats, looking for crew', () => {
  expect(blankForm({ timezone: 'Asia/Tokyo', preferredLanguages: ['ja', 'en'] })).toMatchObject({
    timezone: 'Asia/Tokyo',
    primaryLanguage: 'ja',
    maxCrewSize: 4,
    postType: 'crew_search',
  })
  expect(blankForm({ timezone: '', preferredLanguages: [] })).toMatchObject({
    timezone: 'Europe/Berlin',
    primaryLanguage: 'de',
  })
})

test('an empty reward is no reward', () => {
  const form = blankForm({ timezone: 'UTC', preferredLanguages: ['en'] })
  expect(draftOfForm(form)).toMatchObject({ rewardUec: null, estimatedDuration: null, scheduledFor: null })
})

/** The fields found wrong; `badInput` is what the browser says of a date that is only half typed. */
const wrongIn = async <Output>(
  resolver: Resolver<CrewFormValues, unknown, Output>,
  form: CrewFormValues,
  badInput = false,
) => {
  const ref = { name: 'scheduledFor', validity: { badInput } }
  const { errors } = await resolver(form, undefined, {
    fields: { scheduledFor: { name: 'scheduledFor', ref } },
    shouldUseNativeValidation: undefined,
  })
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]))
}

const unscheduled = { ...crew, scheduledTime: null }
const nextMonth = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 16)

test.each([
  ['a new', newCrewResolver],
  ['an edited', crewChangeResolver(unscheduled)],
] as const)('%s post tells of a start without a zone and of one half typed', async (_, resolver) => {
  const form = formOfCrew(unscheduled)
  const wrong = (typed: CrewFormValues, badInput?: boolean) => wrongIn<unknown>(resolver, typed, badInput)
  expect(await wrong(form)).toEqual({})
  expect(await wrong({ ...form, scheduledFor: nextMonth, timezone: '' })).toEqual({
    timezone: 'timezone_required',
  })
  expect(await wrong(form, true)).toEqual({ scheduledFor: 'start_nonexistent' })
})

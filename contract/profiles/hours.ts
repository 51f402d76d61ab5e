import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'
import { hoursInWeek } from '../users/week-hours.ts'
import { endpoint } from '../wire/endpoint.ts'

const wholeWeek = issue('invalid')

/** For each hour of a week whether the player is usually online; Monday 00:00 in their own zone is the first. */
export const weekHours = z.object({
  hours: z
    .array(z.boolean(), wholeWeek)
    .check(z.maxLength(hoursInWeek, wholeWeek), z.minLength(hoursInWeek, wholeWeek)),
})

export const getWeekHours = endpoint({
  name: 'getWeekHours',
  method: 'GET',
  path: '/account/hours',
  access: 'member',
  summary: 'Get the hours of a week in which you play; the play times of your registration fill them once',
  status: 200,
  response: weekHours,
  errors: [],
})

export const updateWeekHours = endpoint({
  name: 'updateWeekHours',
  method: 'PUT',
  path: '/account/hours',
  access: 'member',
  summary: 'Set the hours of the week in which you play',
  body: weekHours,
  status: 200,
  response: weekHours,
  errors: [],
})

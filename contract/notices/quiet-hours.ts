/** The hours in which nothing is mailed to a player or shown on their devices. */
import { endpoint } from '../wire/endpoint.ts'
import { type QuietHours, quietHours, quietHoursForm } from './quiet-hours-form.ts'

/** What a player finds who has never chosen any. */
export const defaultQuietHours: QuietHours = { isOn: false, from: '22:00', to: '08:00', urgentPasses: true }

export const getQuietHours = endpoint({
  name: 'getQuietHours',
  method: 'GET',
  path: '/account/quiet-hours',
  access: 'member',
  summary: 'Get your quiet hours',
  status: 200,
  response: quietHours,
  errors: [],
})

export const updateQuietHours = endpoint({
  name: 'updateQuietHours',
  method: 'PUT',
  path: '/account/quiet-hours',
  access: 'member',
  summary: 'Choose hours of your zone in which no notice is mailed to you or shown on your devices',
  body: quietHoursForm,
  status: 200,
  response: quietHours,
  errors: [],
})

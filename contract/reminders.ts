import * as z from 'zod/mini'
import { endpoint } from './wire/endpoint.ts'

/** Whether the reminder before a start comes by mail too; in the inbox it always does. */
export const reminderSettings = z.object({ byMail: z.boolean() })

export const getReminderSettings = endpoint({
  name: 'getReminderSettings',
  method: 'GET',
  path: '/account/reminders',
  access: 'member',
  summary: 'How the player is reminded of a start',
  status: 200,
  response: reminderSettings,
  errors: [],
})

export const updateReminderSettings = endpoint({
  name: 'updateReminderSettings',
  method: 'PUT',
  path: '/account/reminders',
  access: 'member',
  summary: 'Allow or forbid reminders by mail',
  body: reminderSettings,
  status: 200,
  response: reminderSettings,
  errors: [],
})

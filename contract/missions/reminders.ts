import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

/** Whether reminders before a start also come by mail; the inbox always has them. */
const reminderSettings = z.object({ byMail: z.boolean() })

export const getReminderSettings = endpoint({
  name: 'getReminderSettings',
  method: 'GET',
  path: '/account/reminders',
  access: 'member',
  summary: 'Get your reminder settings',
  status: 200,
  response: reminderSettings,
  errors: [],
})

export const updateReminderSettings = endpoint({
  name: 'updateReminderSettings',
  method: 'PUT',
  path: '/account/reminders',
  access: 'member',
  summary: 'Turn reminders by mail on or off',
  body: reminderSettings,
  status: 200,
  response: reminderSettings,
  errors: [],
})

import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/reset-password?token=secret', '/reset-password'],
  ['/api/calendar/secret', '/api/calendar/…'],
  ['/api/calendar/secret/more?x=1', '/api/calendar/…'],
  ['//API/Calendar/secret', '//API/Calendar/…'],
  ['/api/account/calendar', '/api/account/calendar'],
  ['/api/crew/5/calendar.ics?locale=de', '/api/crew/5/calendar.ics'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})

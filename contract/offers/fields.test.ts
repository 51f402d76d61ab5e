import { expect, test } from 'vitest'
import { heldUntil } from './fields.ts'

const now = new Date('2027-01-09T18:00:00.000Z')
const at = (time: string) => new Date(`2027-01-${time}:00.000Z`)

test.each<[case_: string, start: Date | null, until: Date | null]>([
  ['a day without a start', null, at('10T18:00')],
  ['a day if the start is far', at('20T20:00'), at('10T18:00')],
  ['until an hour before a start within a day', at('09T22:30'), at('09T21:30')],
  ['just so if that is the day', at('10T19:00'), at('10T18:00')],
  ['for a minute', at('09T19:01'), at('09T18:01')],
  ['not at all an hour before the start', at('09T19:00'), null],
  ['not at all once it has passed', at('09T12:00'), null],
])('an invitation holds its seat %s', (_case, start, until) => {
  expect(heldUntil(start, now)).toEqual(until)
})

import { expect, test } from 'vitest'
import { parseEvent } from './live-events.ts'

test.each([
  ['crew', '{"id":7,"change":"updated"}', { name: 'crew', data: { id: 7, change: 'updated' } }],
  ['application', '{"crewId":7}', { name: 'application', data: { crewId: 7 } }],
  [
    'message',
    '{"unreadCount":3,"unreadNotices":1}',
    { name: 'message', data: { unreadCount: 3, unreadNotices: 1 } },
  ],
  ['message', '{"unreadCount":3}', undefined],
  ['session', '{"ended":true}', { name: 'session', data: { ended: true } }],
  ['message', '{"ended":true}', undefined],
  ['crew', '{"id":"7","change":"updated"}', undefined],
  ['crew', '{"id":7,"change":"exploded"}', undefined],
  ['crew', 'null', undefined],
  ['crew', '', undefined],
  ['crew', '{"id":', undefined],
])('a %s event with %s is read as %j', (name, text, event) => {
  expect(parseEvent(name, text)).toEqual(event)
})

import { expect, test } from 'vitest'
import { readEvent, readHello, readNews } from './live-events.ts'

test.each([
  ['crew', '{"id":7,"change":"updated"}', { name: 'crew', id: 7, change: 'updated' }],
  ['application', '{"crewId":7}', { name: 'application', crewId: 7 }],
  ['message', '{"unreadCount":3}', { name: 'message', unreadCount: 3 }],
  ['session', '{"ended":true}', { name: 'session', ended: true }],
  ['message', '{"name":"session","ended":true}', undefined],
  ['crew', '{"id":"7","change":"updated"}', undefined],
  ['crew', '{"id":7,"change":"exploded"}', undefined],
  ['crew', 'null', undefined],
  ['crew', '', undefined],
  ['crew', '{"id":', undefined],
] as const)('a %s event with %s is read as %j', (name, data, news) => {
  expect(readEvent(name, data)).toEqual(news)
})

test.each([
  ['{"heardForMs":10000}', 10_000],
  ['{}', 0],
  ['', 0],
])('a hello with %s reaches back %d ms', (data, ms) => {
  expect(readHello(data)).toBe(ms)
})

test.each([undefined, 'crew', { name: 'unheard-of' }, { name: 'crew' }])(
  'another tab that says %j says nothing',
  (given) => expect(readNews(given)).toBeUndefined(),
)

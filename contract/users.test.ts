import { expect, test } from 'vitest'
import { username } from './users.ts'

test.each(['Kestrel', 'kestrel_77', 'a-b', 'x'.repeat(24)])('a player may be called %s', (name) => {
  expect(username.parse(` ${name} `)).toBe(name)
})

test.each(['Аdmin', 'ad min', 'moderator', 'CrewBeacon', 'ké', 'a'.repeat(25), 'a\u200bbc', 'name@mail'])(
  'nobody is called %s',
  (name) => {
    expect(username.safeParse(name).success).toBe(false)
  },
)

import { expect, test } from 'vitest'
import { noteAnswer, noteTimeout, remainingPauseMs } from './hanging-hosts.ts'

const at = (seconds: number) => new Date(seconds * 1000)
const device = (host: string, name: string) => ({ host, endpoint: `https://${host}/${name}` })

test('a device that hangs is left alone for a minute, and the others of its host are not', () => {
  const [dead, fine] = [device('one.example', 'dead'), device('one.example', 'fine')]
  for (let i = 0; i < 5; i += 1) noteTimeout(dead, at(i))
  expect(remainingPauseMs(dead, at(20))).toBe(44_000)
  expect(remainingPauseMs(fine, at(20))).toBeUndefined()
  expect(remainingPauseMs(dead, at(64))).toBeUndefined()
  noteTimeout(dead, at(65))
  noteAnswer(dead)
  expect(remainingPauseMs(dead, at(66))).toBeUndefined()
})

test('a host of which three devices hang is tried once a minute until it answers', () => {
  const host = 'dead.example'
  for (const name of ['a', 'b', 'c']) noteTimeout(device(host, name), at(0))
  const other = device(host, 'other')
  expect(remainingPauseMs(other, at(20))).toBe(40_000)
  expect(remainingPauseMs(device('fine.example', 'a'), at(20))).toBeUndefined()
  expect(remainingPauseMs(other, at(60))).toBeUndefined()
  expect(remainingPauseMs(other, at(61))).toBe(59_000)
  noteAnswer(other)
  expect(remainingPauseMs(device(host, 'd'), at(62))).toBeUndefined()
})

test('a few slow answers do not stop what goes to a host, and neither do those of an hour', () => {
  const host = 'slow.example'
  const other = device(host, 'other')
  noteTimeout(device(host, 'a'), at(0))
  noteTimeout(device(host, 'b'), at(1))
  noteAnswer(other)
  noteTimeout(device(host, 'c'), at(2))
  expect(remainingPauseMs(other, at(3))).toBeUndefined()
  for (let i = 0; i < 10; i += 1) noteTimeout(device(host, String(i)), at(100 + i * 40))
  expect(remainingPauseMs(other, at(500))).toBeUndefined()
})

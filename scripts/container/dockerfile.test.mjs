import { expect, test } from 'vitest'
import { lastValue, readStages, stagesIn } from './dockerfile.mjs'
import { userOf } from './sandbox.mjs'

test('our Dockerfile names a user that the base image has, and it is not root', () => {
  const stage = readStages().at(-1)
  expect(stage && userOf(lastValue(stage, 'USER'))).toEqual({ uid: 1000, gid: 1000, home: '/home/node' })
})

test.each([
  [undefined, 0],
  ['root', 0],
  ['node', 1000],
  ['1000', 1000],
])('USER %s has the id %i', (value, uid) => {
  expect(userOf(value).uid).toBe(uid)
})

test('a user that the base image does not have is refused', () => {
  expect(() => userOf('nobody-knows')).toThrow('Not supported here: USER nobody-knows')
})

test('stages have the names that they are given', () => {
  const stages = stagesIn(
    'FROM --platform=linux/amd64 node:22-slim AS build\nRUN a\nFROM node:22-slim\nUSER node',
  )
  expect(stages.map(({ name }) => name)).toEqual(['build', undefined])
})

test('a stage that continues an earlier one is refused', () => {
  expect(() => stagesIn('FROM node:22-slim AS base\nFROM base AS build\nRUN a')).toThrow(
    'Not supported here: FROM base, which is an earlier stage and not an image',
  )
})

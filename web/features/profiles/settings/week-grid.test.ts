import { expect, test } from 'vitest'
import {
  cellsAt,
  copyMonday,
  type GridStep,
  heading,
  moveInGrid,
  paintBlock,
  toggleBlock,
} from './week-grid.ts'

const none = Array.from({ length: 168 }, () => false)
const marked = (hours: readonly boolean[]) => hours.flatMap((on, cell) => (on ? [cell] : []))
const cell = (day: number, hour: number) => day * 24 + hour

test('dragging marks a block of days and hours, in whatever direction', () => {
  const block = [cell(1, 18), cell(1, 19), cell(2, 18), cell(2, 19)]
  expect(marked(paintBlock(none, cell(1, 18), cell(2, 19), true))).toEqual(block)
  expect(marked(paintBlock(none, cell(2, 18), cell(1, 19), true))).toEqual(block)
  expect(marked(paintBlock(none, cell(6, 23), cell(6, 23), true))).toEqual([167])
})

test('unmarking leaves the other hours', () => {
  const hours = paintBlock(none, cell(0, 10), cell(0, 12), true)
  expect(marked(paintBlock(hours, cell(0, 11), cell(3, 11), false))).toEqual([10, 12])
})

test('Monday is copied to the weekdays, and the weekend stays', () => {
  const monday = paintBlock(none, cell(0, 20), cell(0, 21), true)
  const hours = paintBlock(paintBlock(monday, cell(2, 5), cell(2, 5), true), cell(6, 9), cell(6, 9), true)
  const weekdays = [0, 1, 2, 3, 4].flatMap((day) => [cell(day, 20), cell(day, 21)])
  expect(marked(copyMonday(hours))).toEqual([...weekdays, cell(6, 9)])
})

test('the heading of an hour marks it on every day, and unmarks it when it is marked everywhere', () => {
  const [from, to] = cellsAt({ day: heading, hour: 20 })
  const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => cell(day, 20))
  const marks = toggleBlock(paintBlock(none, cell(2, 20), cell(2, 21), true), from, to)
  expect(marked(marks)).toEqual([...everyDay, cell(2, 21)].sort((a, b) => a - b))
  expect(marked(toggleBlock(marks, from, to))).toEqual([cell(2, 21)])
})

test('the heading of a day marks all of it', () => {
  const [from, to] = cellsAt({ day: 6, hour: heading })
  expect(marked(toggleBlock(none, from, to))).toEqual(Array.from({ length: 24 }, (_, hour) => cell(6, hour)))
})

type Place = readonly [day: number, hour: number]

test.each<[Place, GridStep, Place]>([
  [[0, 5], 'hour-after', [0, 6]],
  [[0, 23], 'hour-after', [0, 23]],
  [[1, 0], 'hour-before', [1, heading]],
  [[1, heading], 'hour-before', [1, heading]],
  [[0, 5], 'day-before', [heading, 5]],
  [[heading, 5], 'day-before', [heading, 5]],
  [[heading, 0], 'hour-before', [heading, 0]],
  [[0, heading], 'day-before', [0, heading]],
  [[0, 5], 'day-after', [1, 5]],
  [[6, 5], 'day-after', [6, 5]],
  [[3, 9], 'day-start', [3, 0]],
  [[3, 9], 'day-end', [3, 23]],
])('from %j, %s leads to %j', ([day, hour], step, to) => {
  const target = moveInGrid({ day, hour }, step)
  expect([target.day, target.hour]).toEqual(to)
})

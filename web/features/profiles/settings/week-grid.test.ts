import { expect, test } from 'vitest'
import { copyMonday, type GridStep, moveInGrid, paintBlock } from './week-grid.ts'

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

test.each<[number, GridStep, number]>([
  [cell(0, 5), 'hour-after', cell(0, 6)],
  [cell(0, 23), 'hour-after', cell(0, 23)],
  [cell(1, 0), 'hour-before', cell(1, 0)],
  [cell(0, 5), 'day-before', cell(0, 5)],
  [cell(0, 5), 'day-after', cell(1, 5)],
  [cell(6, 5), 'day-after', cell(6, 5)],
  [cell(3, 9), 'day-start', cell(3, 0)],
  [cell(3, 9), 'day-end', cell(3, 23)],
])('from %i, %s leads to %i', (from, step, to) => {
  expect(moveInGrid(from, step)).toBe(to)
})

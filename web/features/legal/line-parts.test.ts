import { expect, test } from 'vitest'
import { lineParts } from './line-parts.ts'

test('a line is split into words and links', () => {
  expect(lineParts('Read the [rules](/legal/rules), please.')).toEqual([
    { at: 0, text: 'Read the ' },
    { at: 9, text: 'rules', target: '/legal/rules' },
    { at: 30, text: ', please.' },
  ])
  expect(lineParts('No link.')).toEqual([{ at: 0, text: 'No link.' }])
  expect(lineParts('')).toEqual([])
})

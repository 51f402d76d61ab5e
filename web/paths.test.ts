import { expect, test } from 'vitest'
import { sameSitePath } from '#contract/wire/same-site-path.ts'
import { applyPath } from './paths.ts'

test('the way back to a crew with its dialog open is a path of this site', () => {
  expect(sameSitePath(applyPath(5))).toBe('/crew/5?apply=crew')
})

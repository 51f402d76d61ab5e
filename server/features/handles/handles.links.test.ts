import { expect, test } from 'vitest'
import { citizenId } from '#contract/users/names.ts'
import { gameProfileUrl } from './handles.links.ts'

const citizens = 'https://robertsspaceindustries.com/citizens/'

test.each([
  ['Marlin_Voss-7', 'Marlin_Voss-7'],
  ['../../../account', '..%2F..%2F..%2Faccount'],
  ['a/b', 'a%2Fb'],
  ['..\\..', '..%5C..'],
  ['%2e%2e%2f', '%252e%252e%252f'],
  ['?tab=1#top', '%3Ftab%3D1%23top'],
  ['Fra Mauro', 'Fra%20Mauro'],
  ['Žižka 🚀', '%C5%BDi%C5%BEka%20%F0%9F%9A%80'],
  ['@evil:80', '%40evil%3A80'],
  ['"><b>', '%22%3E%3Cb%3E'],
])('the link of %s is one segment of the path', (handle, segment) => {
  expect(citizenId.parse(handle)).toBe(handle)
  expect(new URL(gameProfileUrl(handle)).href.replaceAll("'", '%27')).toBe(`${citizens}${segment}`)
})

test.each(['.', '..'])('%s, which browsers read as a folder, stays on the site of the game', (handle) => {
  expect(new URL(gameProfileUrl(handle)).origin).toBe('https://robertsspaceindustries.com')
})

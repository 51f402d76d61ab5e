import { expect, test } from 'vitest'
import { suggestUsername } from './discord.names.ts'

test.each([
  ['nova', 'nova'],
  ['nova.star', 'nova_star'],
  ['the_very_long_name_of_a_pilot_99', 'the_very_long_name_of_a_'],
  ['no', ''],
  ['admin', ''],
  ['crewbeacon.team', ''],
  ['everyone', ''],
])('the Discord name %j is suggested as %j', (name, suggested) => {
  expect(suggestUsername(name)).toBe(suggested)
})

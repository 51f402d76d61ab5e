import { expect, test } from 'vitest'
import { activities } from '#contract/crews/fields.ts'
import { roleTemplates } from '#contract/roles/templates.ts'
import { templatesFor } from './role-templates.ts'

test.each([
  ['mining', 'mining'],
  ['combat', 'bounty_hunting'],
  ['escort', 'bounty_hunting'],
  ['trading', 'trading'],
  ['cargo', 'trading'],
  ['transport', 'trading'],
  ['salvage', 'salvaging'],
  ['exploration', 'exploration'],
  ['rescue', 'rescue'],
  ['racing', undefined],
  ['social', undefined],
] as const)('%s offers the roles of %s first', (activity, group) => {
  expect(templatesFor(activity).matching?.name).toBe(group)
})

test.each(['', ...activities] as const)(
  'with the activity "%s" every template can be picked once',
  (activity) => {
    const { matching, others } = templatesFor(activity)
    const offered = [matching, ...others].flatMap((group) => group?.templates ?? [])
    expect(offered.map(({ id }) => id).sort()).toEqual(roleTemplates.map(({ id }) => id).sort())
  },
)

test('a rescue mission starts with its own roles, and exploration keeps six', () => {
  const names = (activity: 'rescue' | 'exploration') =>
    templatesFor(activity).matching?.templates.map(({ roleName }) => roleName.en)
  expect(names('rescue')).toEqual(['Rescue Pilot', 'Rescue Medic', 'Door Gunner', 'Rescue Escort'])
  expect(names('exploration')).toEqual([
    'Expedition Captain',
    'Pathfinder Scout',
    'Science Officer',
    'Ground Survey Driver',
    'Ship Engineer',
    'Rescue Medic',
  ])
})

import { expect, test } from 'vitest'
import { payText } from '#web/i18n/role-labels.ts'
import { addRole, blankRole, sumRoles } from './edited-roles.ts'
import { checkRole, formOfRole } from './role-form.ts'

const typed = (share: string) => ({
  ...formOfRole({ ...blankRole, roleName: 'Gunner' }),
  compensationPercentage: share,
})

test.each(['12.5', '12,5', ' 12.5 '])('a share may be typed as "%s"', (share) => {
  const { values } = checkRole(typed(share))
  expect(values).toMatchObject({ compensationPercentage: 12.5 })
  expect(payText({ ...blankRole, ...values })).toBe('12.5% share')
})

test.each(['12.55', '100.1', '-1', 'half'])('a share of "%s" is refused', (share) => {
  const { errors } = checkRole(typed(share))
  expect(Object.keys(errors)).toEqual(['compensationPercentage'])
})

test('shares with a decimal add up without a rest', () => {
  const roles = addRole([], { ...blankRole, slotsNeeded: 3, compensationPercentage: 33.3 })
  expect(sumRoles(roles).shares).toBe(99.9)
})

import { expect, test } from 'vitest'
import { payText } from '#web/i18n/role-labels.ts'
import { addRole, blankRole, sumRoles } from './edited-roles.ts'
import { formOfRole, roleResolver } from './role-form.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const typed = (share: string) => ({
  ...formOfRole({ ...blankRole, roleName: 'Gunner' }),
  compensationPercentage: share,
})

test.each(['12.5', '12,5', ' 12.5 '])('a share may be typed as "%s"', async (share) => {
  const { values } = await roleResolver(typed(share), undefined, options)
  expect(values).toMatchObject({ compensationPercentage: 12.5 })
  expect(payText({ ...blankRole, ...values })).toBe('12.5% share')
})

test.each(['12.55', '100.1', '-1', 'half'])('a share of "%s" is refused', async (share) => {
  const { errors } = await roleResolver(typed(share), undefined, options)
  expect(Object.keys(errors)).toEqual(['compensationPercentage'])
})

test('shares with a decimal add up without a rest', () => {
  const roles = addRole([], { ...blankRole, slotsNeeded: 3, compensationPercentage: 33.3 })
  expect(sumRoles(roles).shares).toBe(99.9)
})

/** The values and limits of a role. The rules are in roles.ts, so that URLs can be parsed without loading them. */
export const roleCategories = [
  'mining',
  'combat',
  'transport',
  'medical',
  'support',
  'exploration',
  'salvaging',
  'science',
  'other',
] as const
export type RoleCategory = (typeof roleCategories)[number]

export const compensationTypes = ['fun', 'auec', 'split', 'negotiable'] as const
export type CompensationType = (typeof compensationTypes)[number]

export const roleExperiences = ['beginner', 'intermediate', 'expert'] as const
export type RoleExperience = (typeof roleExperiences)[number]

export const roleLimits = { roles: 20, slots: 10, amountStep: 1000, defaultShare: 10 } as const

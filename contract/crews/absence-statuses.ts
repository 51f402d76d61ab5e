/** How a mark of absence stands. Without zod: pages that only show it stay small. */
export const absenceStatuses = ['marked', 'contested', 'upheld', 'overturned', 'withdrawn'] as const
export type AbsenceStatus = (typeof absenceStatuses)[number]

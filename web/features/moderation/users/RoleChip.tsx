import type { UserRole } from '#contract/users/users.ts'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { roleNames } from './user-texts.ts'

const tones = {
  admin: 'beacon',
  moderator: 'info',
  premium: 'line',
  verified: 'line',
  citizen: 'neutral',
} as const satisfies Record<UserRole, string>

export function RoleChip({ role }: { role: UserRole }) {
  return <Chip tone={tones[role]}>{roleNames[role]()}</Chip>
}

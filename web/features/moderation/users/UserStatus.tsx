import { TriangleAlert } from 'lucide-react'
import type { AdminUser } from '#contract/user-list/user-list.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { banStatusText } from './user-texts.ts'

export function UserStatus({ user }: { user: Pick<AdminUser, 'isBanned' | 'bannedUntil'> }) {
  return user.isBanned ? (
    <Chip tone="danger" wraps>
      {banStatusText(user.bannedUntil, new Date())}
    </Chip>
  ) : (
    <Chip tone="ok" icon={null}>
      {m.users_active()}
    </Chip>
  )
}

export function WarningCount({ count }: { count: number }) {
  if (count === 0) return <>{0}</>
  return (
    <Chip tone="warn" icon={<TriangleAlert size={12} aria-hidden />}>
      {count.toLocaleString(currentLocale())}
    </Chip>
  )
}
